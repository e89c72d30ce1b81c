import { expect, test } from "vitest";
import { mergedFiles, mergedWords } from "./three-way.ts";

test("what only one has changed is taken, and what both have is asked", () => {
	const opened = { hours: "100", place: "Hof 1", name: "Bagger", price: "1000", note: "" };
	const ours = { ...opened, place: "Hof 2", name: "Mein Bagger", price: "2000" };
	const theirs = { ...opened, hours: "120", name: "Ihr Bagger", price: "2000.00" };
	expect(mergedWords(opened, ours, theirs)).toEqual({
		words: { ...ours, hours: "120" },
		taken: ["hours"],
		both: ["name"],
	});
});

test("a field that the form did not have is taken as it is stored", () => {
	expect(mergedWords({}, {}, { width: "2" })).toEqual({ words: { width: "2" }, taken: ["width"], both: [] });
});

test("the files of the only one who has changed them are taken; those that both have changed are asked about", () => {
	expect(mergedFiles(["a"], ["a"], ["b"])).toEqual(["b"]);
	expect(mergedFiles(["a"], ["c"], ["a"])).toEqual(["c"]);
	expect(mergedFiles(["a"], ["b"], ["b"])).toEqual(["b"]);
	expect(mergedFiles(["a"], ["c"], ["b"])).toBeNull();
});
