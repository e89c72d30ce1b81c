import { beforeEach, describe, expect, test } from "vitest";
import type { Role } from "#app/accounts/role.ts";
import { db } from "#app/database/client.server.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { outcome, signedInAs, useBuiltSite, type Visit } from "../app.ts";
import { makeNews, makeOffer } from "../make.ts";
import { formOf } from "../news-form.ts";

useBuiltSite();

let staff: Awaited<ReturnType<typeof signedInAs>>;
beforeEach(async () => {
	staff = await signedInAs("admin");
});

const become = (role: Role) => db().updateTable("users").set({ role }).where("id", "=", staff.user.id).execute();
const needFactor = (needed: boolean) =>
	db().updateTable("users").set({ two_factor_required: needed }).where("id", "=", staff.user.id).execute();
const endSession = () => db().deleteFrom("sessions").where("user_id", "=", staff.user.id).execute();
/** Sends a form as a browser without scripts does. */
const send = (path: string, form: NonNullable<Visit["form"]>) =>
	staff.visit(path, { form, headers: { Accept: "text/html,application/xhtml+xml" } });
const words = { name: "Hoftag", datum: "2026-06-13", inhalt: "Mühsam getippt.\nZwei Zeilen.", version: "1" };
/** The fields of the page that took the form's place, as its button sends them. */
function fieldsIn(page: string): Record<string, string> {
	const text = (html: string) => html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("\r\n", "\n");
	const main = page.slice(page.indexOf("<main"));
	const inputs = [...main.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
	const areas = [...main.matchAll(/<textarea[^>]* name="([^"]*)"[^>]*>([^<]*)</g)];
	return Object.fromEntries([...inputs, ...areas].map(([, name, word]) => [name!, text(word!)]));
}

describe("a form that is refused whatever it says, in a browser without scripts", () => {
	test("keeps every word when the right was taken away meanwhile; given back, the same words are saved", async () => {
		const id = await makeNews();
		const address = `/admin/nachricht-bearbeiten/${id}`;
		await become("verkauf");
		const refused = await send(address, formOf(words, new Uint8Array([1])));
		expect(refused.status).toBe(403);
		const page = await refused.text();
		for (const part of ["Ihnen fehlt das Recht dazu", "Mühsam getippt.", ">Titel<", "Dateien gehen nicht mit"])
			expect(page.includes(part), part).toBe(true);
		expect(await newsRecords.findForEdit(id)).toMatchObject({ version: 1, inhalt: "Wir öffnen das Tor." });
		expect(fieldsIn(page)).toMatchObject(words);
		await become("admin");
		expect(await outcome(await send(address, fieldsIn(page)))).toBe("→ /admin/dashboard");
		expect(await newsRecords.findForEdit(id)).toMatchObject({ version: 2, inhalt: words.inhalt });
	});

	test("keeps every word of a setting when a second factor became due, and of an account's page", async () => {
		await needFactor(true);
		for (const [address, form] of [
			["/admin/einstellungen/textbausteine", { name: "Gruß", text: "Guten Tag {name}" }],
			["/admin/konto/e-mail", { email: "neu@example.com" }],
		] as const) {
			const refused = await send(address, form);
			expect(refused.status, address).toBe(403);
			const page = await refused.text();
			expect(page.includes("Erst brauchen Sie einen zweiten Faktor"), address).toBe(true);
			expect(page.includes('href="/admin/konto/zweiter-faktor"'), address).toBe(true);
			expect(fieldsIn(page), address).toEqual(form);
		}
		await needFactor(false);
		expect((await staff.page("/admin/einstellungen/textbausteine")).includes("Gruß")).toBe(false);
	});

	test("keeps every word when the sign-in has ended, but writes no password back", async () => {
		await endSession();
		const refused = await send("/admin/angebot-hinzufuegen", { name: "Brecher <RC>", description: "Fast neu" });
		expect(refused.status).toBe(401);
		const page = await refused.text();
		expect(page.includes("Ihre Sitzung ist abgelaufen")).toBe(true);
		expect(fieldsIn(page)).toEqual({ name: "Brecher <RC>", description: "Fast neu" });
		const secret = await send("/admin/konto/passwort", { current_password: "geheim-1", password: "geheim-2" });
		expect(secret.status).toBe(401);
		expect((await secret.text()).includes("geheim-")).toBe(false);
	});

	test("is not read when it is too large, and the page says where the words are", async () => {
		await endSession();
		const refused = await send("/admin/nachricht-hinzufuegen", formOf(words, new Uint8Array(9 * 1024 * 1024)));
		const page = await refused.text();
		expect(page.includes("Gehen Sie im Browser eine Seite zurück")).toBe(true);
		expect(page.includes("Mühsam getippt")).toBe(false);
	});
});

test("what is typed is not kept as a draft without the right to it, and the form's script is told why", async () => {
	const offer = await makeOffer();
	const news = await makeNews();
	const keep = (path: string) => staff.visit(path, { form: { name: "Anders", form: "1", version: "1", draft: "0" } });
	await become("verkauf");
	const noRight = await keep(`/admin/nachricht-bearbeiten/${news}/entwurf`);
	expect([noRight.status, await noRight.json()]).toEqual([403, expect.objectContaining({ refusal: "noRight" })]);
	await needFactor(true);
	const due = await keep(`/admin/angebot-bearbeiten/${offer}/entwurf`);
	expect([due.status, await due.json()]).toEqual([403, expect.objectContaining({ refusal: "factorDue" })]);
	await endSession();
	expect(await outcome(await keep(`/admin/angebot-bearbeiten/${offer}/entwurf`))).toBe("→ /admin/login?");
});
