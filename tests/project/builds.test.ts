import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";

let project: string;
beforeEach(() => {
	project = mkdtempSync(join(tmpdir(), "project-"));
	mkdirSync(join(project, "app/fonts"), { recursive: true });
	write("app/page.ts", "1");
	onTestFinished(() => rmSync(project, { recursive: true }));
});

const write = (path: string, text: string) => writeFileSync(join(project, path), text);
/** Runs a line of code in the project; gives what it printed. */
function inProject(line: string): string {
	const code = `import { isBuilt, makeCurrent, newBuildFolder } from ${JSON.stringify(resolve("scripts/builds.mjs"))};
import { mkdirSync } from "node:fs";
${line}`;
	return execFileSync("node", ["--input-type=module", "--eval", code], { cwd: project, encoding: "utf8" }).trim();
}
/** Makes a build without content; gives its folder. */
const build = () =>
	inProject(
		"const folder = newBuildFolder(); mkdirSync(folder, { recursive: true }); makeCurrent(folder); console.log(folder)",
	);
const isBuilt = () => inProject("console.log(isBuilt())") === "true";

test("only an edited source or a missing build asks for a new one: no test, and no font that a build writes", () => {
	expect(isBuilt()).toBe(false);
	rmSync(join(project, build()), { recursive: true });
	expect(isBuilt()).toBe(false);
	build();
	write("app/page.test.ts", "1");
	write("app/fonts/archivo.woff2", "1");
	expect(isBuilt()).toBe(true);
	write("app/page.ts", "2");
	expect(isBuilt()).toBe(false);
});

test("a build leaves those before it to running sites, and the sixth deletes the first", () => {
	const first = build();
	for (let further = 0; further < 4; further++) build();
	expect(existsSync(join(project, first))).toBe(true);
	const last = build();
	expect(existsSync(join(project, first))).toBe(false);
	expect(readFileSync(join(project, "build/current"), "utf8")).toBe(last);
});
