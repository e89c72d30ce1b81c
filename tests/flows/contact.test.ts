import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";

useBuiltSite();

const request = (words: Record<string, string> = {}) => ({
	name: "Erika Mustermann",
	email: "erika@example.com",
	phone: "",
	subject: "Anfrage: Bagger",
	message: "Ist er noch da? Grüße, ß 🚜",
	privacy_agreed: "true",
	...words,
});
const stored = () => db().selectFrom("Kontaktanfragen_Archiv").selectAll().orderBy("created_at").execute();

describe("a contact request", () => {
	test("is stored with the machine it came from, and says so", async () => {
		const offer = await makeOffer({ name: "Backenbrecher JX" });
		const response = await visitor().visit("/kontakt", { form: request({ offer_id: offer }) });
		expect(response.status).toBe(200);
		expect((await response.text()).includes("Ihre Nachricht ist angekommen")).toBe(true);
		expect(await stored()).toMatchObject([
			{
				name: "Erika Mustermann",
				phone: null,
				subject: "Anfrage: Bagger",
				message: "Ist er noch da? Grüße, ß 🚜",
				privacy_agreed: true,
				language: "de",
				offer_id: offer,
				offer_name: "Backenbrecher JX",
				bearbeitet: false,
				ausgeblendet: false,
			},
		]);
	});

	test("with mistakes names each in the visitor's language, keeps what was typed, and stores nothing", async () => {
		const before = (await stored()).length;
		const response = await visitor().visit("/en/kontakt", {
			form: { name: "", email: "not an address", subject: "Kept words", message: "" },
		});
		const page = await response.text();
		expect(response.status).toBe(400);
		// Name, address, message and consent are marked for screen readers too.
		expect(page.match(/ aria-invalid="true"/g)).toHaveLength(4);
		for (const words of [
			"Please enter your name.",
			"Please enter a valid e-mail address",
			"Please enter a message.",
			"Please accept the privacy policy to continue.",
			"Kept words",
		])
			expect(page.includes(words), words).toBe(true);
		expect(await stored()).toHaveLength(before);
	});
});
