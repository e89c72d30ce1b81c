import { expect, test } from "vitest";
import { MOST_IDS, withNewIds } from "./offer-ids.ts";

const full = Array.from({ length: MOST_IDS }, (_, nr) => `machine ${nr}`);

test("a machine that was taken off stays in its place while there is room", () => {
	expect(withNewIds(["a", "b"], ["b", "c"])).toEqual(["a", "b", "c"]);
});

test("on a full page the one that was taken off makes room, and none that is still on the list", () => {
	const ids = [...full.filter((id) => id !== "machine 30"), "new"];
	const seen = withNewIds(full, ids);
	expect(seen).toEqual(ids);
	expect(withNewIds(seen, ids)).toBe(seen);
});
