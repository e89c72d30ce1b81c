import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { dataAddress, signedInAs, siteAddress, useBuiltSite, type Visitor } from "../app.ts";
import { filesIn } from "../files.ts";
import { makeOffer, makeUser, offerWords, pictureBytes } from "../make.ts";
import { routeAddresses } from "../route-addresses.ts";

useBuiltSite();

let staff: Visitor;
let id: string;
/** Another user, whom nobody may change from elsewhere. */
let clerk: string;
beforeAll(async () => {
	staff = await signedInAs("admin");
	clerk = (await makeUser("angebots_admin")).id;
	id = await makeOffer({ name: "Unberührt" });
});

/** Every address that writes, with a form that it would take. */
const writing = (): [string, Record<string, string>][] => [
	["/kontakt", { name: "x", email: "x@example.com", subject: "x", message: "x", privacy_agreed: "true" }],
	["/en/kontakt", { name: "x", email: "x@example.com", subject: "x", message: "x", privacy_agreed: "true" }],
	["/admin/login", { email: "first@example.com", password: "x" }],
	["/admin/logout", {}],
	["/admin/angebot-hinzufuegen", offerWords],
	[`/admin/angebot-bearbeiten/${id}`, { ...offerWords, version: "1" }],
	[`/admin/angebot-loeschen/${id}`, {}],
	["/admin/bilder", {}],
	["/admin/login-code", { code: "123456" }],
	["/admin/login-passkey", { passkey: "{}" }],
	["/admin/passkey-anfrage", { purpose: "sign-in" }],
	["/admin/konto", { name: "Fremd" }],
	["/admin/konto/passkeys", { intent: "remove", id: "x" }],
	["/admin/benutzer", { intent: "requireAll" }],
	["/admin/passwort-vergessen", { email: "first@example.com" }],
	["/admin/passwort-neu?token=x", { password: "grober Kies", confirm_password: "grober Kies" }],
	["/admin/bestaetigen?token=x", {}],
	["/admin/bestaetigung-senden", { token: "x" }],
	[
		"/admin/konto/passwort",
		{ current_password: "secret-admin", password: "grober Kies", confirm_password: "grober Kies" },
	],
	["/admin/konto/e-mail", { current_password: "secret-admin", email: "neu@example.com" }],
	["/admin/konto/zweiter-faktor", { current_password: "secret-admin", intent: "off" }],
	["/admin/konto/geraete-abmelden", { session: "others" }],
	[
		"/admin/benutzer-hinzufuegen",
		{ email: "neu@example.com", role: "admin", password: "grober Kies", confirm_password: "grober Kies" },
	],
	[`/admin/benutzer/${clerk}`, { intent: "delete" }],
	["/media/x", {}],
	["/api/auth/sign-up/email", {}],
	["/nirgends", {}],
];

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

describe.each(Object.entries(foreign))("a request with %s", (_, marks) => {
	test("is refused on every writing address and changes nothing, by whatever method", async () => {
		const before = await state();
		for (const [path, form] of writing()) {
			for (const address of [path, dataAddress(path)]) {
				for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
					// `form` sets our own origin; an empty one stands for none.
					const response = await staff.visit(address, { method, body: new URLSearchParams(form), headers: marks });
					// What no page understands is refused for that, whoever asks.
					expect(response.status, `${method} ${address}`).toBe(method === "POST" ? 403 : 405);
				}
			}
		}
		expect(await state()).toEqual(before);
	});

	test("is refused as plain text and with a file too", async () => {
		const before = await state();
		const text = await staff.visit(`/admin/angebot-loeschen/${id}`, {
			method: "POST",
			body: "x=1",
			headers: { "Content-Type": "text/plain", ...marks },
		});
		const files = new FormData();
		files.append("images", new Blob([new Uint8Array(await pictureBytes())]), "x.jpg");
		const upload = await staff.visit("/admin/bilder", { method: "POST", body: files, headers: marks });
		expect([text.status, upload.status]).toEqual([403, 403]);
		expect(await state()).toEqual(before);
	});
});

test("what comes from another site is refused on every route there is, known to this file or not, also where Origin is missing", async () => {
	const before = await state();
	for (const pattern of routeAddresses()) {
		const path = pattern.replace(":id", id).replace("*", "nirgends");
		for (const address of [path, dataAddress(path)]) {
			for (const marks of Object.values(foreign)) {
				const response = await staff.visit(address, {
					method: "POST",
					body: new URLSearchParams({ ...offerWords, version: "1" }),
					headers: marks,
				});
				expect(response.status, `${address} ${JSON.stringify(marks)}`).toBe(403);
			}
		}
	}
	expect(await state()).toEqual(before);
});

describe("a request of this site itself", () => {
	test.each([
		["our origin", () => ({ Origin: siteAddress() })],
		["another name of this machine as origin", () => ({ Origin: siteAddress().replace("127.0.0.1", "localhost") })],
		["no origin and the mark of the same one", () => ({ "Sec-Fetch-Site": "same-origin" })],
		["no origin and a page of ours that it came from", () => ({ Referer: `${siteAddress()}/kontakt` })],
		["none of these, as a program sends it", () => ({})],
	] as const)("with %s is taken", async (_, marks) => {
		const response = await staff.visit("/kontakt", {
			method: "POST",
			body: new URLSearchParams({ name: "" }),
			headers: marks(),
			asProgram: true,
		});
		expect(response.status).toBe(400);
	});
});

describe("a link or a picture", () => {
	test("can neither sign out nor delete", async () => {
		for (const path of [
			"/admin/logout",
			`/admin/angebot-loeschen/${id}`,
			"/admin/bilder",
			"/admin/konto/geraete-abmelden",
			"/admin/bestaetigung-senden",
			"/admin/login-passkey",
			"/admin/passkey-anfrage",
		]) {
			for (const address of [path, dataAddress(path)]) {
				for (const method of ["GET", "HEAD"]) {
					const response = await staff.visit(address, { method });
					expect(response.status, `${method} ${address}`).toBe(405);
				}
			}
			expect((await staff.visit(path)).headers.get("Allow")).toBe("POST");
		}
		expect((await staff.visit("/admin/dashboard")).status).toBe(200);
		expect(await offerRecords.findForEdit(id)).not.toBeNull();
	});

	test("can't delete by another method either", async () => {
		for (const method of ["PUT", "PATCH", "DELETE"])
			expect((await staff.visit(`/admin/angebot-loeschen/${id}`, { method, form: {} })).status, method).toBe(405);
		expect(await offerRecords.findForEdit(id)).not.toBeNull();
	});
});
