import { expect, test } from "vitest";
import { DAY_MILLISECONDS, daysLeft } from "./trash-rules.ts";

const deletedAt = "2026-03-01T10:00:00.000Z";
const after = (days: number) => daysLeft(deletedAt, Date.parse(deletedAt) + days * DAY_MILLISECONDS);

test("a deleted record has thirty days left, a started day counts as one, and it never goes below zero", () => {
	expect([0, 0.5, 1, 29, 29.9, 30, 31].map(after)).toEqual([30, 30, 29, 1, 1, 0, 0]);
});
