import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { deleteOffer, restoreOffer } from "#app/offers/offer-service.server.ts";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer, makeUser } from "../make.ts";
import { messages } from "../outside/delivery.ts";

useBuiltSite();

let by: Actor;
let staff: Visitor;
let crusher: string;
let screen: string;
beforeAll(async () => {
	by = await makeUser();
	staff = await signedInAs("admin");
	crusher = await makeOffer({ name: "Backenbrecher JX" }, { by });
	screen = await makeOffer({ name: "Siebanlage SX" }, { by });
});
beforeEach(async () => {
	for (const table of ["Kontaktanfragen_Archiv", "outbox", "throttles"] as const)
		await db().deleteFrom(table).execute();
});

const words = {
	name: "Erika Mustermann",
	email: "erika@example.com",
	subject: "Anfrage zu mehreren Maschinen",
	message: "Was kosten <beide> zusammen?",
	privacy_agreed: "true",
};
const send = (ids: string, path = "/kontakt") =>
	visitor().visit(`${path}?ids=${ids}`, { form: { ...words, offer_id: ids } });
const hiddenIds = (page: string) => /name="offer_id" value="([^"]*)"/.exec(page)![1]!;
const stored = () => db().selectFrom("Kontaktanfragen_Archiv").select(["id", "offer_id", "default_subject"]).execute();
const further = () =>
	db().selectFrom("request_machines").select(["offer_id", "offer_name"]).orderBy("position").execute();

describe("a request about two machines", () => {
	test("begins with both on the form, and is one request and one mail to the office that name both", async () => {
		const form = await visitor().page(`/kontakt?ids=${crusher},${screen}`);
		for (const part of ["Backenbrecher JX", "Siebanlage SX", "diese 2 Maschinen", `value="${crusher},${screen}"`])
			expect(form.includes(part), part).toBe(true);
		expect((await send(`${crusher},${screen}`)).status).toBe(200);
		expect(await stored()).toMatchObject([{ offer_id: crusher, default_subject: "severalSubject" }]);
		expect(await further()).toEqual([{ offer_id: screen, offer_name: "Siebanlage SX" }]);
		const [toOffice, toSender] = await messages();
		for (const mail of [toOffice, toSender])
			for (const name of ["Backenbrecher JX", "Siebanlage SX"]) expect(JSON.stringify(mail)).toContain(name);
		expect(await messages()).toHaveLength(2);
	});

	test("says in the form's place what was sent, about what, and when somebody answers", async () => {
		const page = await (await send(`${crusher},${screen}`)).text();
		for (const part of [
			"Ihre Nachricht ist angekommen",
			"Was kosten &lt;beide&gt; zusammen?",
			`href="/angebot/detail/${screen}"`,
			"Weitere Anfrage",
		])
			expect(page.includes(part), part).toBe(true);
		expect(page).toMatch(/spätestens am \w+, \d+\. \S+ \d{4}, \d+:\d\d Uhr/);
		expect(page).not.toContain('name="message"');
		const english = await (await send(`${crusher},${screen}`, "/en/kontakt")).text();
		expect(english).toMatch(/our answer by \d+:\d\d on \w+, \d+ \w+ \d{4}\./);
	});

	test("shows both in the office: on its page, in the list and in the export, in the language of the reader", async () => {
		await send(`${crusher},${screen}`);
		const { id } = (await stored())[0]!;
		const page = await staff.page(`/admin/kontakt-anfrage/${id}`);
		for (const offer of [crusher, screen]) expect(page).toContain(`/admin/angebot-bearbeiten/${offer}`);
		expect(await staff.page("/admin/kontakt-anfragen")).toContain("Backenbrecher JX und 1 weitere");
		const file = await (await staff.visit("/admin/kontakt-anfragen/export", { form: { all: "1" } })).text();
		expect(file).toContain('"Backenbrecher JX; Siebanlage SX"');
	});

	test("keeps the name of a deleted one, links it again when it is restored, and takes all along when it is deleted", async () => {
		await send(`${crusher},${screen}`);
		await deleteOffer(screen, by);
		expect(await further()).toEqual([{ offer_id: null, offer_name: "Siebanlage SX" }]);
		await restoreOffer(screen, by);
		expect(await further()).toEqual([{ offer_id: screen, offer_name: "Siebanlage SX" }]);
		const { id } = (await stored())[0]!;
		await staff.visit(`/admin/kontakt-anfrage/${id}/loeschen`, { form: { frage: "removed" } });
		expect([await stored(), await further()]).toEqual([[], []]);
	});

	test("names those too that left the website while the form was open, but none that never stood there", async () => {
		const withdrawn = await makeOffer({ name: "Zurückgezogen" }, { by });
		await db().updateTable("Angebote").set({ state: "withdrawn" }).where("id", "=", withdrawn).execute();
		const deleted = await makeOffer({ name: "Gelöscht" }, { by });
		await deleteOffer(deleted, by);
		const secret = await makeOffer({ name: "Nie gezeigt" }, { by });
		await db().updateTable("Angebote").set({ state: "draft", published_at: null }).where("id", "=", secret).execute();
		const answer = await send([deleted, withdrawn, secret, screen].join(","));
		expect(answer.status).toBe(200);
		const page = await answer.text();
		expect(["Gelöscht", "Zurückgezogen", "Nie gezeigt"].map((name) => page.includes(name))).toEqual([
			true,
			true,
			false,
		]);
		expect(await stored()).toMatchObject([{ offer_id: null }]);
		expect(await further()).toEqual([
			{ offer_id: withdrawn, offer_name: "Zurückgezogen" },
			{ offer_id: screen, offer_name: "Siebanlage SX" },
		]);
		const [toOffice] = await messages();
		for (const name of ["Gelöscht", "Zurückgezogen", "Siebanlage SX"]) expect(JSON.stringify(toOffice)).toContain(name);
	});

	test("about one that lies in the trash is linked to it when it comes back, as the first machine and as a further one", async () => {
		const other = await makeOffer({ name: "Fremder Bagger" }, { by });
		for (const id of [screen, other]) await deleteOffer(id, by);
		for (const ids of [screen, `${crusher},${screen}`, other]) await send(ids);
		const firsts = async () => {
			const rows = db().selectFrom("Kontaktanfragen_Archiv").select("offer_id").orderBy("offer_name");
			return (await rows.execute()).map(({ offer_id }) => offer_id);
		};
		expect(await firsts()).toEqual([crusher, null, null]);
		await restoreOffer(screen, by);
		expect(await firsts()).toEqual([crusher, null, screen]);
		expect(await further()).toEqual([{ offer_id: screen, offer_name: "Siebanlage SX" }]);
		for (const { id, offer_id } of await stored()) {
			const page = await staff.page(`/admin/kontakt-anfrage/${id}`);
			expect(page.includes(`/admin/angebot-bearbeiten/${screen}`)).toBe(offer_id !== null);
		}
	});

	test("that is refused says that one left the website meanwhile, and names it in the next try", async () => {
		const withdrawn = await makeOffer({ name: "Eben noch da" }, { by });
		const address = `/kontakt?ids=${screen},${withdrawn}`;
		const opened = await visitor().page(address);
		expect(hiddenIds(opened)).toBe(`${screen},${withdrawn}`);
		expect(opened).not.toContain("<p>Eine Maschine");
		await db().updateTable("Angebote").set({ state: "withdrawn" }).where("id", "=", withdrawn).execute();
		const faulty = { ...words, email: "erika", offer_id: hiddenIds(opened) };
		const refused = await visitor().visit(address, { form: faulty });
		expect(refused.status).toBe(400);
		const page = await refused.text();
		expect(page).toContain("<p>Eine Maschine können wir hier nicht mehr zeigen.");
		await visitor().visit(address, { form: { ...words, offer_id: hiddenIds(page) } });
		expect(await stored()).toMatchObject([{ offer_id: screen }]);
		expect(await further()).toEqual([{ offer_id: withdrawn, offer_name: "Eben noch da" }]);
	});

	test("in another order or with one more is another request; the same once more is not", async () => {
		for (const ids of [`${crusher},${screen}`, `${crusher},${screen}`, `${screen},${crusher}`, crusher])
			await send(ids);
		expect(await stored()).toHaveLength(3);
	});
});

describe("ids of no machine, doubled ones and very many", () => {
	test("are left out of the form and of the request", async () => {
		const odd = `${crusher},weg,0199c1de-0000-7000-8000-000000000000,${crusher},,' or 1=1`;
		expect((await visitor().visit(`/kontakt?ids=${encodeURIComponent(odd)}`)).status).toBe(200);
		await send(encodeURIComponent(odd));
		expect(await stored()).toHaveLength(1);
		expect(await further()).toEqual([]);
		const many = Array.from({ length: 150 }, (_, n) => `0199c1de-0000-7000-8000-${String(n).padStart(12, "0")}`);
		expect((await visitor().visit(`/kontakt?ids=${many.join(",")}`)).status).toBe(200);
	});
});
