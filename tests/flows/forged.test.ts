import { beforeAll, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { dataAddress, siteAddress, useBuiltSite, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makeUser, offerWords, pictureBytes } from "../make.ts";
import { routeAddresses } from "../route-addresses.ts";

useBuiltSite();

const staff = useStaff("admin");
let id: string;
/** Another user, whom nobody may change from elsewhere. */
let clerk: string;
beforeAll(async () => {
	clerk = (await makeUser("angebots_admin")).id;
	id = await makeOffer({ name: "Unberührt" });
});

/** How a browser marks a request that another site made it send. */
const foreign: Record<string, Record<string, string>> = {
	"a foreign origin": { Origin: "https://evil.example" },
	"a foreign origin that begins like ours": { Origin: "http://localhost.evil.example:3000" },
	"another port of our host": { Origin: "http://127.0.0.1:1" },
	"our host over TLS, which it does not have": { Origin: "https://127.0.0.1" },
	"an opaque origin": { Origin: "null" },
	"an origin that can't be read": { Origin: "http://[" },
	"no origin, but the mark of another site": { "Sec-Fetch-Site": "cross-site" },
	"no origin, but the mark of a neighbour": { "Sec-Fetch-Site": "same-site" },
	"no origin, but a page of another site that it came from": { Referer: "https://evil.example/form.html" },
};

async function state() {
	return {
		offers: (await db().selectFrom("Angebote").select("id").execute()).length,
		requests: (await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).length,
		sessions: (await db().selectFrom("sessions").select("id").execute()).length,
		users: await db().selectFrom("users").select(["id", "email", "password", "locked_at"]).orderBy("id").execute(),
		tokens: (await db().selectFrom("verifications").select("id").execute()).length,
		mails: (await db().selectFrom("outbox").select("id").execute()).length,
		throttles: (await db().selectFrom("throttles").select(["key", "points"]).execute()).length,
		offer: await offerRecords.findForEdit(id),
		files: filesIn("media"),
	};
}

test.each(Object.entries(foreign))(
	"a form with %s is refused, also as data, plain text or with a file",
	async (_, marks) => {
		const before = await state();
		const files = new FormData();
		files.append("images", new Blob([new Uint8Array(await pictureBytes())]), "x.jpg");
		const form = new URLSearchParams({ ...offerWords, version: "1" });
		for (const [path, body, type] of [
			[`/admin/angebot-loeschen/${id}`, "x=1", "text/plain"],
			[`/admin/angebot-bearbeiten/${id}`, form, null],
			[dataAddress(`/admin/angebot-bearbeiten/${id}`), form, null],
			["/admin/bilder", files, null],
		] as const) {
			const headers = { ...marks, ...(type && { "Content-Type": type }) };
			expect((await staff.visit(path, { method: "POST", body, headers })).status, path).toBe(403);
		}
		expect(await state()).toEqual(before);
	},
);

test("what comes from another site is refused on every route that there is, as page and as data", async () => {
	const before = await state();
	const marks = Object.values(foreign);
	for (const [at, pattern] of routeAddresses().entries()) {
		const path = pattern.replace(":id", pattern.includes("benutzer") ? clerk : id).replace("*", "nirgends");
		for (const address of [path, dataAddress(path)]) {
			const body = new URLSearchParams({ ...offerWords, version: "1" });
			const response = await staff.visit(address, { method: "POST", body, headers: marks[at % marks.length]! });
			expect(response.status, address).toBe(403);
		}
	}
	expect(await state()).toEqual(before);
});

test.each([
	["our origin", () => ({ Origin: siteAddress() })],
	["another name of this machine as origin", () => ({ Origin: siteAddress().replace("127.0.0.1", "localhost") })],
	["no origin and the mark of the same one", () => ({ "Sec-Fetch-Site": "same-origin" })],
	["no origin and a page of ours that it came from", () => ({ Referer: `${siteAddress()}/kontakt` })],
	["none of these, as a program sends it", () => ({})],
] as const)("a request of this site itself with %s is taken", async (_, marks) => {
	const response = await staff.visit("/kontakt", {
		method: "POST",
		body: new URLSearchParams({ name: "" }),
		headers: marks(),
		asProgram: true,
	});
	expect(response.status).toBe(400);
});
