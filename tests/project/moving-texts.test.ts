import { expect, test } from "vitest";
import { movingTexts } from "./moving-texts.ts";
import { sources } from "./sources.ts";

test("words that come, go or change have an element of their own, so that a page can be translated by the browser", () => {
	const drawn = sources(["app"]).filter((path) => path.endsWith(".tsx"));
	expect(drawn.flatMap(movingTexts).map(({ place }) => place)).toEqual([]);
});
