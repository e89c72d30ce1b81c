import { expect, test } from "vitest";
import { randomId } from "./random-id.ts";

test("a random id is an id, and another one each time", () => {
	const ids = Array.from({ length: 500 }, randomId);
	expect(ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id))).toEqual([]);
	expect(new Set(ids).size).toBe(500);
});
