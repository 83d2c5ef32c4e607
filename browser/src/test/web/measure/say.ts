/** A page of a measurement tells `chromium.ts`, which prints it. */
export async function say(line: string): Promise<void> {
    await fetch("/say", { method: "POST", body: line });
}

/** Runs a measurement to its end, whichever that is. */
export async function measure(run: () => Promise<void>): Promise<void> {
    try {
        await run();
    } catch (problem) {
        await say(`It failed: ${problem}`);
    }
    await fetch("/done");
}
