import { expect, test } from "vitest";
import { threeWay } from "./three-way.ts";

test("what only one has changed is taken, and what both have is asked", () => {
	const opened = { hours: "100", place: "Hof 1", name: "Bagger", price: "1000", note: "" };
	const ours = { ...opened, place: "Hof 2", name: "Mein Bagger", price: "2000" };
	const theirs = { ...opened, hours: "120", name: "Ihr Bagger", price: "2000.00" };
	expect(threeWay(opened, ours, theirs)).toEqual({
		words: { ...ours, hours: "120" },
		taken: ["hours"],
		both: ["name"],
	});
});

test("a field that the form did not have is taken as it is stored", () => {
	expect(threeWay({}, {}, { width: "2" })).toEqual({ words: { width: "2" }, taken: ["width"], both: [] });
});
