import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

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
const BUILT = "build/.sources";

/** Whether the existing build was made from the current sources. */
export function isBuilt() {
	return existsSync(BUILT) && readFileSync(BUILT, "utf8") === fingerprint();
}

/** Records which sources the build was made from. */
export function recordBuild() {
	mkdirSync("build", { recursive: true });
	writeFileSync(BUILT, fingerprint());
}

/** A hash of all files by content. Their times won't do, because a clone resets them. */
function fingerprint() {
	const hash = createHash("sha256");
	const visit = (path) => {
		if (!existsSync(path)) return;
		if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
		else hash.update(path).update(readFileSync(path));
	};
	sources.forEach(visit);
	return hash.digest("hex");
}
