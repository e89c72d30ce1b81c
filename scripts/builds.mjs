import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/*
 * Each build has a folder of its own, `build/TIME-FINGERPRINT`, and `build/current` names the newest complete one. A
 * running site keeps the folder that it has started with.
 */

/** The sources of a build. */
const sources = [
	"app",
	"server",
	"database",
	"demo/offers",
	"demo/seed.ts",
	"public",
	"package-lock.json",
	"vite.config.ts",
	"react-router.config.ts",
	"scripts/build.ts",
	"scripts/fonts.ts",
];
/** Tests, and the fonts, which a build writes. */
const noSource = /\.test\.tsx?$|^app\/fonts\//;
const CURRENT = "build/current";
/** Complete builds that are kept for running sites. */
const KEPT = 5;

/** Whether the current build exists and was made from the current sources. */
export function isBuilt() {
	const folder = existsSync(CURRENT) ? readFileSync(CURRENT, "utf8") : "";
	return folder.endsWith(fingerprint()) && existsSync(folder);
}

/** The path of the folder for a new build of the current sources. */
export function newBuildFolder() {
	return `build/${Date.now()}-${fingerprint()}`;
}

/** Makes the complete build in `folder` the one that starts use, and deletes old ones. */
export function makeCurrent(folder) {
	writeFileSync(`${CURRENT}.new`, folder);
	renameSync(`${CURRENT}.new`, CURRENT);
	const builds = readdirSync("build").filter((name) => /^\d+-/.test(name));
	for (const name of builds.sort().slice(0, -KEPT)) rmSync(join("build", name), { recursive: true });
}

/** A hash of all sources by content. Their times won't do, because a clone resets them. */
function fingerprint() {
	const hash = createHash("sha256");
	const visit = (path) => {
		if (!existsSync(path)) return;
		if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(`${path}/${name}`);
		else if (!noSource.test(path)) hash.update(path).update(readFileSync(path));
	};
	sources.forEach(visit);
	return hash.digest("hex").slice(0, 16);
}
