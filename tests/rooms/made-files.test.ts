import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { madeFile } from "#app/media/storage/made-files.server.ts";
import { filesIn } from "../files.ts";

const bytes = (words: string) => new Uint8Array(Buffer.from(words));

test("one that failed is tried again by the next who asks", async () => {
	const failed = madeFile({ name: "two", version: "a" }, () => Promise.reject(new Error("no memory")));
	await expect(failed).rejects.toThrow("no memory");
	expect(Buffer.from(await madeFile({ name: "two", version: "a" }, async () => bytes("made"))).toString()).toBe("made");
});

test("its folder never has more than a thousand files", async () => {
	const folder = join(process.env.DATA_DIR!, "data-sheets");
	mkdirSync(folder, { recursive: true });
	for (let i = 0; i < 1010; i++) writeFileSync(join(folder, `${i}.a.pdf`), "x");
	await madeFile({ name: "last", version: "a" }, async () => bytes("x"));
	expect(filesIn("data-sheets")).toHaveLength(1000);
	expect(filesIn("data-sheets")).toContain("last.a.pdf");
});
