import { expect, test } from "vitest";
import { changesBetween } from "./audit.ts";

test("the audit log names the fields that have changed, in their order, and no other", () => {
	const before = { name: "Bagger", price: 100, available: true, location: null };
	const after = { name: "Bagger", price: 90, available: true, location: "Hof" };
	expect(changesBetween(before, after, ["location", "name", "price", "available"])).toEqual([
		{ field: "location", from: null, to: "Hof" },
		{ field: "price", from: 100, to: 90 },
	]);
});
