import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { ownOrigin, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { expectWords, words } from "../words.ts";
import { useEmptyTables } from "../before.ts";

useBuiltSite();
useEmptyTables("Kontaktanfragen_Archiv", "throttles");

const fields = {
	name: "Erika",
	email: "erika@example.com",
	subject: "Allgemeine Anfrage",
	message: "Ist er noch da?",
	privacy_agreed: "true",
};
const stored = () =>
	db().selectFrom("Kontaktanfragen_Archiv").select(["id", "source", "default_subject"]).executeTakeFirstOrThrow();

describe("where a request comes from", () => {
	test("travels with the form, and stands with the request: list, data sheet, campaign, other website", async () => {
		const source = {
			list: "/angebot/mieten?kategorie=bagger",
			sheet: true,
			campaign: "utm_source=newsletter&utm_campaign=fruehjahr",
			referrer: "www.suche.example",
		};
		await visitor().visit("/kontakt", { form: { ...fields, came_from: JSON.stringify(source) } });
		const { id, ...row } = await stored();
		expect(row).toEqual({ source: JSON.stringify(source), default_subject: "defaultSubject" });
		const page = words(await (await signedInAs("verkauf")).page(`/admin/kontakt-anfrage/${id}`));
		expectWords(page, "Quelle", "/angebot/mieten?kategorie=bagger", "Code auf dem gedruckten Datenblatt");
		expectWords(page, "newsletter, fruehjahr", "www.suche.example");
	});

	test("is told by the form's own address where there is no script", async () => {
		const Referer = `${ownOrigin()}/kontakt?utm_source=messe&utm_medium=flyer`;
		await visitor().visit("/kontakt", { form: fields, headers: { Origin: ownOrigin(), Referer } });
		expect((await stored()).source).toBe('{"campaign":"utm_source=messe&utm_medium=flyer"}');
	});
});
