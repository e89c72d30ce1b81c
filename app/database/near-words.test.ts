import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isForgiving, nearPart } from "./near-words.ts";

const letter = fc.constantFrom(..."abcder");
const letters = fc.array(letter, { minLength: 5, maxLength: 12 }).map((parts) => parts.join(""));

/** Every word that is one mistake away from `word`. */
function mistaken(word: string): string[] {
	const places = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)] as const);
	return places.flatMap(([before, after]) => [
		...(after ? [before + after.slice(1)] : []),
		...(after.length > 1 ? [before + after[1] + after[0] + after.slice(2)] : []),
		...[..."abcderx"].flatMap((other) => [before + other + after, ...(after ? [before + other + after.slice(1)] : [])]),
	]);
}

describe("one mistake", () => {
	test("anywhere in a whole word is forgiven", () => {
		fc.assert(
			fc.property(letters, (known) => {
				const notForgiven = mistaken(known).filter((typed) => !known.includes(typed) && !nearPart(typed, known));
				expect(notForgiven, known).toEqual([]);
			}),
		);
	});

	test("is all that is forgiven: what is found is one mistake away, or part of a word that is", () => {
		fc.assert(
			fc.property(letters, letters, (typed, known) => {
				if (known.includes(typed)) return;
				const found = nearPart(typed, known);
				const parts = Array.from({ length: known.length }, (_, from) => [-1, 0, 1].map((more) => known.slice(from, from + typed.length + more))).flat(); // prettier-ignore
				const isNear = parts.some((part) => mistaken(typed).includes(part));
				if (found === null) return;
				expect(known).toContain(found);
				expect(isNear, `${typed} for ${known}`).toBe(true);
			}),
		);
	});

	test.each([
		["brechr", "backenbrecher", "brecher"],
		["brehcer", "backenbrecher", "brecher"],
		["bracher", "backenbrecher", "brecher"],
		["breccher", "backenbrecher", "brecher"],
		["rbecher", "backenbrecher", "brecher"],
		["kackenbrecher", "backenbrecher", "backenbrecher"],
		["backenbrechen", "backenbrecher", "backenbrecher"],
		["baggerr", "minibagger", "minibagger"],
		["bager", "minibagger", "bagger"],
	])("in %s means a part of %s", (typed, known, part) => {
		expect(nearPart(typed, known)).toBe(part);
	});

	test.each([
		["kette", "palette"],
		["lader", "ladeschaufel"],
		["brcher", "bagger"],
		["brecher", "brechstange"],
		["bagger", "b"],
	])("%s is too far from %s", (typed, known) => {
		expect(nearPart(typed, known)).toBeNull();
	});
});

test("is forgiven in words of five letters and more, and never in numbers", () => {
	expect(["bagger", "siebe", "łodzi", "οδοσα"].filter(isForgiving)).toHaveLength(4);
	expect(["sieb", "jx110", "12345", "a-b-c", "xr9000"].filter(isForgiving)).toEqual([]);
});
