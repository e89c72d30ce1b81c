import { beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { makeJob, makeNews, makeOffer, makeRequest, makeUser } from "../make.ts";

useBuiltSite();

let staff: Record<Role, Visitor>;
let nr: number;
let offer: string;
beforeAll(async () => {
	staff = {
		angebots_admin: await signedInAs("angebots_admin"),
		verkauf: await signedInAs("verkauf"),
		admin: await signedInAs("admin"),
	};
	offer = await makeOffer({ name: "Quarzbrecher JX 110", manufacturer: "Steinvald" });
	nr = (await offerRecords.findForEdit(offer))!.nr;
	await makeRequest({ subject: "Frage zum Quarzbrecher", offer_id: offer, offer_name: "Quarzbrecher", offer_nr: nr });
	await makeRequest({ subject: "Quarzbrecher, ausgeblendet", ausgeblendet: true });
	await makeNews({ name: "Quarzbrecher auf dem Hof" });
	await makeJob({ title: "Fahrer für Quarzbrecher" });
	await makeUser("verkauf", "quarzbrecher@example.com");
});

const address = (q: string) => `/admin/suche?${new URLSearchParams({ q })}`;

/** The results of the plain page: for each heading the addresses and words of its links. */
async function found(role: Role, q: string): Promise<Record<string, [to: string, words: string][]>> {
	const sections = (await staff[role].page(address(q))).match(/<section.*?<\/section>/gs) ?? [];
	return Object.fromEntries(
		sections.map((section) => {
			const links = [...section.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
			return [
				/<h2[^>]*>(.*?)<\/h2>/.exec(section)![1]!,
				links.map(([, to, words]) => [
					to!,
					words!
						.replace(/<svg.*?<\/svg>/gs, "")
						.replace(/<[^>]*>/g, " ")
						.trim(),
				]),
			];
		}),
	);
}

const words = (results: Awaited<ReturnType<typeof found>>) =>
	Object.fromEntries(Object.entries(results).map(([title, links]) => [title, links.map(([, text]) => text)]));

describe("the search for everything", () => {
	test("finds what each role may see, and tells nobody of anything else", async () => {
		const Angebote = [expect.stringContaining("Quarzbrecher JX 110")];
		const Anfragen = [
			expect.stringContaining("Frage zum Quarzbrecher"),
			expect.stringContaining("Quarzbrecher, ausgeblendet"),
		];
		expect(words(await found("angebots_admin", "quarzbrecher"))).toEqual({ Angebote });
		expect(words(await found("verkauf", "quarzbrecher"))).toEqual({ Angebote, Anfragen });
		expect(words(await found("admin", "quarzbrecher"))).toEqual({
			Angebote,
			Anfragen,
			Meldungen: ["Quarzbrecher auf dem Hof"],
			Stellen: ["Fahrer für Quarzbrecher"],
			Benutzer: ["quarzbrecher@example.com"],
		});
		const secrets = { angebots_admin: ["Frage zum"], verkauf: [] };
		for (const role of ["angebots_admin", "verkauf"] as const) {
			const data = await (await staff[role].pageData(address("quarzbrecher"))).text();
			expect(data).toContain("Quarzbrecher JX 110");
			for (const secret of [...secrets[role], "auf dem Hof", "Fahrer für", "quarzbrecher@example.com"])
				expect(data.includes(secret), secret).toBe(false);
		}
	});
});
