/**
 * Runs a measurement in Chromium: serves a folder on a free port, opens its `index.html`, prints what the page says.
 * `deno run -A chromium.ts FOLDER [SCRIPT]`, by docs/measure/browser-ffo.sh.
 */
const [folder, script] = Deno.args as [string, string];
const types: Record<string, string> = { js: "text/javascript", wasm: "application/wasm", obf: "text/plain", txt: "text/plain" };
const profile = await Deno.makeTempDir();
let done = (): void => {};
const finished = new Promise<void>((resolve) => (done = resolve));

const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, async (request) => {
    const path = new URL(request.url).pathname;
    switch (path) {
        case "/":
            return new Response(`<!doctype html><script type="module" src="${script}"></script>`, { headers: { "content-type": "text/html" } });
        case "/say":
            console.log(await request.text());
            return new Response();
        case "/cpu":
            return new Response(String(await cpuSeconds()));
        case "/done":
            done();
            return new Response();
        default:
            return Deno.readFile(new URL(`file://${folder}${path}`)).then(
                (bytes) => new Response(bytes, { headers: { "content-type": types[path.split(".").at(-1)!] ?? "" } }),
                () => new Response("Not found", { status: 404 }),
            );
    }
});

const flags = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update --disable-sync";
const chromium = new Deno.Command("chromium", {
    args: [...flags.split(" "), `--user-data-dir=${profile}`, `http://127.0.0.1:${server.addr.port}/`],
    stdout: "null",
    stderr: "null",
}).spawn();
await finished;
chromium.kill();
await chromium.status;
await server.shutdown();
await Deno.remove(profile, { recursive: true });

/** CPU seconds so far of the process that has workers. */
async function cpuSeconds(): Promise<number> {
    const ticks = 100;
    for await (const { name } of Deno.readDir("/proc")) {
        if (/^\d+$/.test(name) && (await hasWorker(name))) {
            const [, fields = ""] = (await Deno.readTextFile(`/proc/${name}/stat`)).split(") ");
            return fields.split(" ").slice(11, 13).reduce((sum, field) => sum + Number(field) / ticks, 0);
        }
    }
    return NaN;
}

async function hasWorker(pid: string): Promise<boolean> {
    try {
        if (!(await Deno.readTextFile(`/proc/${pid}/cmdline`)).includes(profile)) {
            return false;
        }
        for await (const { name } of Deno.readDir(`/proc/${pid}/task`)) {
            if ((await Deno.readTextFile(`/proc/${pid}/task/${name}/comm`)).startsWith("DedicatedWorker")) {
                return true;
            }
        }
    } catch {
        // it has just ended
    }
    return false;
}

export {};
