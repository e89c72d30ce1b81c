import { spawn } from "node:child_process";
import { ownEnvironment } from "./site-process.ts";

/** Runs an operator's command as npm would, with nothing in its environment but these settings. */
export async function runCommand(
	name: string,
	words: string[],
	settings: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
	const child = spawn("node", [`commands/${name}.ts`, ...words], { env: { ...ownEnvironment, ...settings } });
	let output = "";
	child.stdout.on("data", (part: Buffer) => (output += part.toString()));
	child.stderr.on("data", (part: Buffer) => (output += part.toString()));
	const code = await new Promise<number | null>((ended) => child.once("close", ended));
	return { code, output };
}
