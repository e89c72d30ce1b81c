import { expect, test } from "vitest";
import { sources, textOf } from "./sources.ts";

/**
 * JSON-LD, which escapes "<" itself; the scripts that we wrote; a colour and a preview, each held to its letters by a
 * pattern.
 */
const known = ["app/site/json-ld.tsx", "app/site/first-script.tsx", "app/media/image.tsx"];

test("a page is written past React's escaping in few places: the policy allows every inline script and style that a rendered page has", () => {
	const raw = /dangerouslySetInnerHTML|<(script|style)\b|\binnerHTML\b|createElement\(\s*["'](script|style)/;
	const drawn = sources(["app"]).filter((path) => path.endsWith(".tsx"));
	expect(drawn.filter((path) => raw.test(textOf(path)) && !known.includes(path))).toEqual([]);
});
