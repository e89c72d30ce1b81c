import { expect, test } from "vitest";
import { isId } from "../database/identity.ts";
import { randomId } from "./random-id.ts";

test("a random id is an id, and another one each time", () => {
	const ids = Array.from({ length: 500 }, randomId);
	expect(ids.filter((id) => !isId(id))).toEqual([]);
	expect(new Set(ids).size).toBe(500);
});
