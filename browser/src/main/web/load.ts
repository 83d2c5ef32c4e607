/**
 * Loads the module that TeaVM makes of the Java sources.
 *
 * TeaVM brings a loader of its own, but that one builds functions from text, which the pages' Content-Security-Policy
 * forbids. This one provides only what the module asks for, and belongs to TeaVM 0.16: `load_test.ts` holds the two
 * together.
 */
import type { Exports, JavaString, JavaText } from "./exports.ts";

/** A loaded module. */
export interface Java {
    /** The exports; what Java throws comes out of them as an `Error` with Java's message. */
    readonly exports: Exports;
    /** A Java string as a JavaScript one. */
    string(text: JavaString): string;
    /** A JavaScript string for Java to read. */
    text(text: string): JavaText;
}

/** What the page provides to the module. */
export interface Provided {
    /** Asked now and then during a search: must it end? */
    stop(): boolean;
}

/** Exports of TeaVM's own. */
interface Runtime {
    "teavm.javaException": WebAssembly.Tag;
    "teavm.exceptionMessage": (exception: unknown) => JavaString | null;
    "teavm.stringToJs": (text: JavaString) => string;
}

// The library types of TypeScript 5.9 lack these.
declare global {
    namespace WebAssembly {
        interface Tag {
            readonly brand?: "tag";
        }
        interface Exception {
            is(tag: Tag): boolean;
            getArg(tag: Tag, index: number): unknown;
        }
        var Exception: { prototype: Exception; new (tag: Tag, payload: unknown[]): Exception };
        function compile(bytes: BufferSource, options: { builtins: string[] }): Promise<Module>;
        function compileStreaming(source: Response, options: { builtins: string[] }): Promise<Module>;
    }
}

/** Strings as JavaScript has them, built in rather than imported one by one. */
const options = { builtins: ["js-string"] };

/**
 * Whether this browser has what the module is made of: garbage-collected objects and exceptions. Where it has not, the
 * computer can still be played through a group, by the server.
 */
export function canRunWasm(): boolean {
    return typeof WebAssembly === "object" && typeof WebAssembly.validate === "function" && WebAssembly.validate(probe);
}

/** Fetches, compiles and starts the module at `url`. */
export async function load(url: string, provided: Provided = { stop: () => false }): Promise<Java> {
    if (!canRunWasm()) {
        throw new Error("This browser cannot run the game's code: it lacks WebAssembly with garbage collection.");
    }
    const module = await compile(url);
    return start(module, provided);
}

/** Fetches the text of the engine's weights, which {@link Exports.engine} reads. */
export async function fetchWeights(url: string): Promise<string> {
    return (await fetched(url, "The engine's weights")).text();
}

async function fetched(url: string, what: string): Promise<Response> {
    const response = await fetch(url).catch((cause: unknown) => {
        throw new Error(`${what} could not be fetched (${url}).`, { cause });
    });
    if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${what} could not be fetched (${url}): the server answered ${response.status}.`);
    }
    return response;
}

async function compile(url: string): Promise<WebAssembly.Module> {
    const response = await fetched(url, "The game's code");
    try {
        // Streaming insists on this very type, which some servers and proxies do not send.
        return response.headers.get("content-type")?.toLowerCase() === "application/wasm"
            ? await WebAssembly.compileStreaming(response, options)
            : await WebAssembly.compile(await response.arrayBuffer(), options);
    } catch (cause) {
        throw new Error(`The game's code (${url}) is not a module this browser can run: ${cause}.`, { cause });
    }
}

async function start(module: WebAssembly.Module, provided: Provided): Promise<Java> {
    const instance = await WebAssembly.instantiate(module, imports(module, provided));
    const runtime = instance.exports as unknown as Runtime;
    const string = (text: JavaString) => runtime["teavm.stringToJs"](text);
    const exports = guarded(instance.exports, runtime, string);
    return {
        exports,
        string,
        text(text) {
            const written = exports.text();
            for (let i = 0; i < text.length; i++) {
                exports.append(written, text.charCodeAt(i));
            }
            return written;
        },
    };
}

/** The exports, with Java's exceptions turned into `Error`s. */
function guarded(raw: WebAssembly.Exports, runtime: Runtime, string: (text: JavaString) => string): Exports {
    const guardedExports: Record<string, (...values: unknown[]) => unknown> = {};
    for (const [name, value] of Object.entries(raw)) {
        if (typeof value === "function" && !name.startsWith("teavm")) {
            guardedExports[name] = (...values) => {
                try {
                    return value(...values);
                } catch (thrown) {
                    throw asError(thrown, runtime, string);
                }
            };
        }
    }
    return guardedExports as unknown as Exports;
}

/** The class of the last exception made, for those without a message. */
let lastThrown = "exception";

function takeStackTrace(exceptionClass: string): null {
    lastThrown = exceptionClass;
    return null;
}

function asError(thrown: unknown, runtime: Runtime, string: (text: JavaString) => string): unknown {
    const tag = runtime["teavm.javaException"];
    if (!(thrown instanceof WebAssembly.Exception && thrown.is(tag))) {
        return thrown;
    }
    const message = runtime["teavm.exceptionMessage"](thrown.getArg(tag, 0));
    return new Error(message === null ? `The game's code failed (${lastThrown}).` : string(message));
}

// ---------- what TeaVM 0.16 imports ----------

function imports(module: WebAssembly.Module, provided: Provided): WebAssembly.Imports {
    const memory = memoryOf(module);
    const known: Record<string, Record<string, WebAssembly.ImportValue>> = {
        env: {
            memory: new WebAssembly.Memory({ initial: memory.pages, maximum: memory.maximumPages }),
            stop: () => (provided.stop() ? 1 : 0),
        },
        teavm: { takeStackTrace, decorateException: () => undefined },
        teavmDate: { currentTimeMillis: () => Date.now() },
        teavmMath: { ceil: Math.ceil, exp: Math.exp },
        teavmMemory: {
            heapOffset: new WebAssembly.Global({ value: "i32", mutable: false }, memory.heapOffset),
            maxSize: new WebAssembly.Global({ value: "i32", mutable: false }, 0x7fffffff),
            notifyHeapResized: () => undefined,
        },
        teavmJso: { stringBuiltinsSupported: () => (builtIn(module) ? 1 : 0), ...bridge },
        // Only asked for where the browser has not got them built in.
        "wasm:js-string": strings,
    };
    const asked: Record<string, Record<string, WebAssembly.ImportValue>> = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) {
        const value = known[from]?.[name];
        if (value === undefined) {
            throw new Error(`The game's code asks for (${from}.${name}), which its loader does not know.`);
        }
        (asked[from] ??= {})[name] = value;
    }
    return asked;
}

/** Whether the browser took the string functions upon itself; then the module no longer lists them. */
function builtIn(module: WebAssembly.Module): boolean {
    return WebAssembly.Module.imports(module).every(({ module: from }) => from !== "wasm:js-string");
}

/** The linear memory TeaVM wants: pages of 64 KiB, and where its heap begins, behind the data. */
function memoryOf(module: WebAssembly.Module): { pages: number; maximumPages: number; heapOffset: number } {
    const [section] = WebAssembly.Module.customSections(module, "teavm.memoryRequirements");
    const said = section === undefined ? {} : (JSON.parse(new TextDecoder().decode(section)) as { min?: number; dataSize?: number });
    const dataSize = said.dataSize ?? 0;
    return { pages: Math.max(said.min ?? 1, 1), maximumPages: 32768, heapOffset: (dataSize + 7) & ~7 };
}

/**
 * The parts of TeaVM's JavaScript bridge that are linked. It registers the main class, which no one calls from here, and
 * makes itself functions that return their argument.
 */
const bridge = {
    createClass: () => () => undefined,
    defineFunction: () => undefined,
    defineStaticMethod: () => undefined,
    createFunction1: () => (value: unknown) => value,
    callFunction1: (f: (value: unknown) => unknown, value: unknown) => f(value),
    ...Object.fromEntries(
        ["getProperty", "isUndefined", "javaObjectToJS", "unwrapInt", "unwrapJavaObject", "wrapInt", "wrapObject"].map(
            (name) => [
                name,
                () => {
                    throw new Error(`The game's code made an unexpected call of (${name}).`);
                },
            ],
        ),
    ),
};

const strings = {
    fromCharCode: (code: number) => String.fromCharCode(code),
    charCodeAt: (text: string, index: number) => text.charCodeAt(index),
    concat: (first: string, second: string) => first + second,
    length: (text: string) => text.length,
    substring: (text: string, from: number, to: number) => text.substring(from, to),
    fromCharCodeArray: unbridgeable,
    intoCharCodeArray: unbridgeable,
};

/** Arrays of Java cannot be read from here; TeaVM does without where the functions are not built in. */
function unbridgeable(): never {
    throw new Error("This browser cannot exchange arrays with the game's code.");
}

/** A module of one structure type, one exception tag, and a function that catches. */
// prettier-ignore
const probe = Uint8Array.of(
    0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, // the header
    1, 8, 2, 0x5f, 1, 0x7f, 0, 0x60, 0, 0, // types: a structure of one i32; a function of nothing
    3, 2, 1, 1, // functions: one of the second type
    13, 3, 1, 0, 1, // tags: one of the second type
    10, 10, 1, 8, 0, 0x1f, 0x40, 1, 2, 0, 0x0b, 0x0b, // code: try nothing, catch all, end
);
