import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, useBuiltSite, visitor } from "../app.ts";
import { useEmptyTables } from "../before.ts";

useBuiltSite();
useEmptyTables("throttles");

const form = (n: number) => ({
	name: "Erika",
	email: "erika@example.com",
	subject: "Frage",
	message: `Nummer ${n}`,
	privacy_agreed: "true",
});
const stored = async () => (await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).length;

describe("the sixth contact request in ten minutes", () => {
	test("is refused kindly, keeps what was typed and says when to come back", async () => {
		for (let n = 1; n <= 5; n++) expect((await visitor().visit("/kontakt", { form: form(n) })).status).toBe(200);
		const before = await stored();
		for (const [path, words] of [
			["/kontakt", "Bitte warten Sie ein paar Minuten"],
			["/en/kontakt", '<html lang="en"'],
		] as const) {
			const response = await visitor().visit(path, { form: form(6) });
			expect(response.status).toBe(429);
			const page = await response.text();
			for (const shown of [words, "Nummer 6"]) expect(page.includes(shown), shown).toBe(true);
			expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(500);
		}
		expect((await visitor().visit(dataAddress("/kontakt"), { form: form(6) })).status).toBe(429);
		expect(await stored()).toBe(before);
	});

	test("is not let through by an address that a header claims, while no proxy is trusted", async () => {
		for (let n = 11; n <= 15; n++)
			await visitor().visit("/kontakt", { form: form(n), headers: { "X-Forwarded-For": `203.0.113.${n}` } });
		expect(
			(
				await visitor().visit("/kontakt", {
					form: form(16),
					headers: { "X-Forwarded-For": "203.0.113.99", "X-Real-IP": "203.0.113.98", Forwarded: "for=203.0.113.97" },
				})
			).status,
		).toBe(429);
	});
});

test("the list of routes is no address that answers to questions", async () => {
	for (const count of [1, 300]) {
		const asked = Array.from({ length: count }, (_, i) => `p=/admin/a${i}`).join("&");
		const response = await visitor().visit(`/__manifest?${asked}`);
		expect(response.status).toBe(404);
		expect((await response.text()).includes('angebot-bearbeiten/:id"')).toBe(false);
	}
});
