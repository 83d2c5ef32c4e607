/** As much of Deno as the tests use, for tsc; Deno itself has all of it built in. */
declare namespace Deno {
    const args: string[];
    function test(name: string, behaviour: () => void | Promise<void>): void;
    function readFile(path: URL): Promise<Uint8Array<ArrayBuffer>>;
    function readTextFile(path: URL | string): Promise<string>;
    function readDir(path: string): AsyncIterable<{ name: string }>;
    function makeTempDir(): Promise<string>;
    function remove(path: string, options: { recursive: boolean }): Promise<void>;
    class Command {
        constructor(program: string, options: { args: string[]; stdout: "null"; stderr: "null" });
        spawn(): { kill(): void; status: Promise<unknown> };
    }
    function serve(
        options: { hostname: string; port: number; onListen: () => void },
        answer: (request: Request) => Response | Promise<Response>,
    ): { addr: { port: number }; shutdown(): Promise<void> };
}

declare module "node:assert/strict" {
    type Expected = RegExp | Error | (new (...values: never[]) => Error);
    interface Assert {
        (truth: unknown, message?: string): asserts truth;
        equal(found: unknown, expected: unknown, message?: string): void;
        deepEqual(found: unknown, expected: unknown, message?: string): void;
        throws(block: () => unknown, expected: Expected): void;
        rejects(promise: Promise<unknown>, expected: Expected): Promise<void>;
        fail(message: string): never;
    }
    const assert: Assert;
    export default assert;
}
