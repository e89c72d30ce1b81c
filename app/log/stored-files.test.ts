import { expect, test } from "vitest";
import { descriptionsIn, storedPictures } from "./stored-files.ts";

test("the pictures of an offer are stored as one text, from which the descriptions can be read", () => {
	const [front, side] = [
		{ id: "01a1fe85-0628-7000-83b6-6593e260fcd0", alt: "Von vorn", alt_en: "Front" },
		{ id: "01a1fe85-0628-7000-83b6-6593e2aaaaaa", alt: "", alt_en: "" },
	];
	expect(storedPictures([front, side])).not.toBe(storedPictures([side, front]));
	expect(descriptionsIn(storedPictures([front, side]))).toEqual(["Von vorn Front", ""]);
	expect(descriptionsIn(storedPictures([]))).toEqual([]);
});
