import { expect, test } from "vitest";
import { differingPart } from "./differing-part.ts";

test.each([
	["Ein roter Bagger.", "Ein gelber Bagger.", { begin: "Ein ", theirs: "roter", yours: "gelber", end: " Bagger." }],
	["Kurz", "Kurz\nund länger", { begin: "Kurz", theirs: "", yours: "\nund länger", end: "" }],
	["a a a", "a a", { begin: "a a", theirs: " a", yours: "", end: "" }],
	["", "neu", { begin: "", theirs: "", yours: "neu", end: "" }],
	["alles anders", "nichts gleich", { begin: "", theirs: "alles anders", yours: "nichts gleich", end: "" }],
])("%j and %j differ in one part", (theirs, yours, expected) => {
	const part = differingPart(theirs, yours);
	expect(part).toEqual(expected);
	expect(part.begin + part.theirs + part.end).toBe(theirs);
	expect(part.begin + part.yours + part.end).toBe(yours);
});
