import { execFileSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { makeCurrent, newBuildFolder } from "./builds.mjs";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Builds browser and server, then compresses the browser's text files. */
const folder = newBuildFolder();
execFileSync("react-router", ["build", ...process.argv.slice(2)], {
	stdio: ["ignore", "ignore", "inherit"],
	env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: folder },
});
const files = readdirSync(join(folder, "client"), { recursive: true, withFileTypes: true }).filter(
	(entry) => entry.isFile() && /\.(js|css|svg|txt|webmanifest)$/.test(entry.name),
);
// In parallel: each uses a thread of its own.
await Promise.all(files.map((entry) => prepareFile(join(entry.parentPath, entry.name))));
makeCurrent(folder);

async function prepareFile(path: string): Promise<void> {
	const text = await readFile(path);
	// A server-only route leaves an empty script for the browser, and WebKit treats an empty script as one that failed to
	// load.
	if (text.length === 0 && path.endsWith(".js")) await writeFile(path, "export {};\n");
	if (text.length < 256) return;
	await Promise.all([
		brotli(text, {
			params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
		}).then((bytes) => writeFile(`${path}.br`, bytes)),
		zip(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
	]);
}
