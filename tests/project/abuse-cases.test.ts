import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every case that docs/abuse-cases.md calls tested names tests that are there", () => {
	const rows = readFileSync("docs/abuse-cases.md", "utf8")
		.split("## Not in npm test")[0]!
		.split("\n")
		.filter((line) => line.startsWith("| ") && !line.startsWith("| case "));
	expect(rows.length).toBeGreaterThan(50);
	for (const row of rows) {
		const files = [...row.split("|")[3]!.matchAll(/`([^`]+\.ts)`/g)].map(([, file]) => file!);
		expect(files.length, row).toBeGreaterThan(0);
		for (const file of files) expect(existsSync(file) || existsSync(join("tests", file)), file).toBe(true);
	}
});
