/*
 * Runs before `npm start`, `npm test` and `npm run dev`, on any Node from 20 and without dependencies. Installs the
 * packages if they are missing and, with `--build`, builds if a source has changed since the last build. Fast when
 * there is nothing to do.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { isBuilt } from "./builds.mjs";

const npm = process.platform === "win32" ? "npm.cmd" : "npm";
const run = (...args) => execFileSync(npm, args, { stdio: "inherit", env: { ...process.env, NODE_ENV: "" } });

const STAMP = "node_modules/.set-up";
const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== lock) {
	console.log("Installing packages …");
	run("ci", "--no-audit", "--no-fund", "--loglevel=error");
	writeFileSync(STAMP, lock);
}

if (process.argv.includes("--build") && !isBuilt()) {
	console.log("Building …");
	run("run", "--silent", "build");
}
