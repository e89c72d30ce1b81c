import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { madeFile } from "#app/media/storage/made-files.server.ts";
import { filesIn } from "../files.ts";

const bytes = (words: string) => new Uint8Array(Buffer.from(words));

test("a made file is made once for all who ask at the same time, and then kept", async () => {
	let made = 0;
	const make = async () => bytes(`made ${++made}`);
	const asked = await Promise.all([1, 2, 3].map(() => madeFile({ name: "one", version: "a" }, make)));
	expect(asked.map((answer) => Buffer.from(answer).toString())).toEqual(["made 1", "made 1", "made 1"]);
	expect(Buffer.from(await madeFile({ name: "one", version: "a" }, make)).toString()).toBe("made 1");
});

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
