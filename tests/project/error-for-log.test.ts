import { expect, test } from "vitest";
import { errorForLog } from "#server/log.ts";

test("an error of PostgreSQL is logged without the values of the row", () => {
	const error = Object.assign(new Error('invalid input syntax: "erika@example.com"'), {
		severity: "ERROR",
		routine: "x",
		code: "22P02",
		detail: "Failing row contains (erika@example.com).",
	});
	const logged = JSON.stringify(errorForLog(error));
	expect(logged).not.toContain("erika");
	expect(logged).toContain("22P02");
});

test("any other error keeps its message and where it happened", () => {
	expect(errorForLog(new TypeError("boom"))).toMatchObject({ type: "TypeError", message: "boom" });
});
