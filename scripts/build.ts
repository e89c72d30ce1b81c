import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { writeRouteLists } from "./route-lists.ts";

/** Builds browser and server, then compresses each text file of the browser once and for all. */
rmSync("build", { recursive: true, force: true });
execFileSync("react-router", ["build"], { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, NODE_ENV: "production" } });
writeRouteLists("build/client/assets");

for (const entry of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
	if (!entry.isFile() || !/\.(js|css|svg|txt|webmanifest)$/.test(entry.name)) continue;
	const path = join(entry.parentPath, entry.name);
	const text = readFileSync(path);
	if (text.length < 512) continue;
	writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
	writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
}
