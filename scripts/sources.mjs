import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build is made of. */
const places = [
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

/** Whether the build that lies there is one of the sources as they are. */
export function isBuilt() {
	return existsSync(BUILT) && readFileSync(BUILT, "utf8") === fingerprint();
}

/** Notes of which sources the build is one. */
export function noteBuild() {
	mkdirSync("build", { recursive: true });
	writeFileSync(BUILT, fingerprint());
}

/** Changes when any of the files changes: by content, not by time, which a clone sets anew. */
function fingerprint() {
	const hash = createHash("sha256");
	const visit = (path) => {
		if (!existsSync(path)) return;
		if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
		else hash.update(path).update(readFileSync(path));
	};
	places.forEach(visit);
	return hash.digest("hex");
}
