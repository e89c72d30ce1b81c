import { expect, test } from "vitest";
import { drawnSheet } from "./drawn-sheets.server.ts";

test("a version is drawn once for all who ask, and again by the next who asks after it failed", async () => {
	let drawn = 0;
	const draw = async () => {
		if (++drawn === 1) throw new Error("no memory");
		return new Uint8Array([drawn]);
	};
	await expect(drawnSheet("a", draw)).rejects.toThrow("no memory");
	const [one, other] = await Promise.all([drawnSheet("a", draw), drawnSheet("a", draw)]);
	expect([one, other, await drawnSheet("a", draw), drawn]).toEqual([one, one, one, 2]);
	expect(await drawnSheet("b", draw)).toEqual(new Uint8Array([3]));
});
