import { beforeAll, expect, test } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import type { SearchResults } from "#app/back-office/find/found.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
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

const ask = async (role: Role, q: string) =>
	(await staff[role].visit(`/admin/suche/treffer?${new URLSearchParams({ q })}`)).text();

/** The titles of what is found, by kind. */
async function found(role: Role, q: string): Promise<Record<string, string[]>> {
	const { groups } = JSON.parse(await ask(role, q)) as SearchResults;
	return Object.fromEntries(groups.map(({ kind, hits }) => [kind, hits.map(({ title }) => title)]));
}

test("the search for everything finds what each role may see, and tells nobody of anything else", async () => {
	const offers = ["Quarzbrecher JX 110"];
	const requests = ["Frage zum Quarzbrecher", "Quarzbrecher, ausgeblendet"];
	expect(await found("angebots_admin", "quarzbrecher")).toEqual({ offer: offers });
	expect(await found("verkauf", "quarzbrecher")).toEqual({ offer: offers, requests });
	expect(await found("admin", "quarzbrecher")).toEqual({
		offer: offers,
		requests,
		news: ["Quarzbrecher auf dem Hof"],
		job: ["Fahrer für Quarzbrecher"],
		users: ["quarzbrecher@example.com"],
	});
	const secrets = { angebots_admin: ["Frage zum"], verkauf: [] };
	for (const role of ["angebots_admin", "verkauf"] as const) {
		const data = await ask(role, "quarzbrecher");
		expect(data).toContain("Quarzbrecher JX 110");
		for (const secret of [...secrets[role], "auf dem Hof", "Fahrer für", "quarzbrecher@example.com"])
			expect(data.includes(secret), secret).toBe(false);
	}
});
