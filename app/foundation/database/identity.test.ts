import { describe, expect, test } from "vitest";
import { isId, newId, timeOfId } from "./identity.ts";

describe("an id", () => {
	test("is a UUIDv7 that contains the time it was created", () => {
		const before = Date.now();
		const id = newId();
		expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
		expect(isId(id)).toBe(true);
		expect(timeOfId(id)).toBeGreaterThanOrEqual(before);
		expect(timeOfId(id)).toBeLessThanOrEqual(Date.now() + 10);
	});

	test("sorts after every earlier one, even with 10,000 in one millisecond or after the clock went back", () => {
		const time = Date.now() + 60_000;
		const ids = [...Array.from({ length: 10_000 }, () => newId(time)), newId(time - 3_600_000), newId(time + 1)];
		expect(new Set(ids).size).toBe(ids.length);
		expect(ids.every((id, i) => i === 0 || ids[i - 1]! < id)).toBe(true);
	});

	test.each([
		"",
		"1",
		"abc",
		"0199c1de-0000-7000-8000-00000000000",
		"0199c1de-0000-7000-8000-0000000000000",
		"0199C1DE-0000-7000-8000-000000000000",
		"0199c1de-0000-7000-8000-000000000000\n",
		"' or 1=1 --",
		"../../etc/passwd",
		null,
		undefined,
	])("is not %j", (word) => {
		expect(isId(word)).toBe(false);
	});
});
