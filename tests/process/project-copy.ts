import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Change } from "../fixtures/changes.ts";

/** What a build and its types consist of. */
const project = [
	"app",
	"server",
	"database",
	"commands",
	"demo",
	"public",
	"scripts",
	"package.json",
	"package-lock.json",
];
const settings = ["tsconfig.json", "vite.config.ts", "react-router.config.ts"];

const fixtureOf = (name: string) => `tests/fixtures/${name}`;

/** The new files of a collection, as they are called in the project. */
export const newFilesOf = (name: string) =>
	readdirSync(fixtureOf(name), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.parentPath !== fixtureOf(name))
		.map((entry) => join(entry.parentPath, entry.name).slice(fixtureOf(name).length + 1));

/** A copy of the project with one collection more; the path of its folder. */
export function projectCopy(name: string, changes: Change[]): string {
	const copy = mkdtempSync(join(tmpdir(), "site-collection-"));
	for (const path of [...project, ...settings, ".dependency-cruiser.mjs"])
		cpSync(path, join(copy, path), { recursive: true });
	symlinkSync(resolve("node_modules"), join(copy, "node_modules"));
	for (const file of newFilesOf(name)) cpSync(join(fixtureOf(name), file), join(copy, file));
	for (const { file, behind, add } of changes) {
		const text = readFileSync(join(copy, file), "utf8");
		if (text.split(behind).length !== 2) throw new Error(`${file} has no one place behind ${behind}`);
		writeFileSync(
			join(copy, file),
			text.replace(behind, () => behind + add),
		);
	}
	return copy;
}
