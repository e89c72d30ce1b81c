import { expect, test } from "vitest";
import { hashPassword, verifyPassword } from "./password.server.ts";

const [composed, decomposed] = ["Müller fährt", "Müller fährt".normalize("NFD")];

test("a password matches however its umlauts are put together", async () => {
	for (const set of [composed, decomposed]) {
		const stored = await hashPassword(set);
		for (const typed of [composed, decomposed]) expect(await verifyPassword(stored, typed)).toBe(true);
		expect(await verifyPassword(stored, "Muller fahrt")).toBe(false);
	}
});
