import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deleteOffer } from "#app/machines/offer-service.server.ts";
import { useBuiltSite, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { useUser, useEmptyTables } from "../before.ts";
import { setRow } from "../rows.ts";

useBuiltSite();

const by = useUser();
let crusher: string;
let screen: string;
beforeAll(async () => {
	crusher = await makeOffer({ name: "Backenbrecher JX" }, { by });
	screen = await makeOffer({ name: "Siebanlage SX" }, { by });
});
useEmptyTables("Kontaktanfragen_Archiv", "outbox", "throttles");

const words = {
	name: "Erika Mustermann",
	email: "erika@example.com",
	subject: "Anfrage zu mehreren Maschinen",
	message: "Was kosten <beide> zusammen?",
	privacy_agreed: "true",
};
const send = (ids: string, path = "/kontakt") =>
	visitor().visit(`${path}?ids=${ids}`, { form: { ...words, offer_id: ids } });
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

	test("names those too that left the website while the form was open, but none that never stood there", async () => {
		const withdrawn = await makeOffer({ name: "Zurückgezogen" }, { by });
		await setRow("Angebote", withdrawn, { state: "withdrawn" });
		const deleted = await makeOffer({ name: "Gelöscht" }, { by });
		await deleteOffer(deleted, by);
		const secret = await makeOffer({ name: "Nie gezeigt" }, { by });
		await setRow("Angebote", secret, { state: "draft", published_at: null });
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
});

test("ids of no machine, doubled ones and very many are left out of the form and of the request", async () => {
	const odd = `${crusher},weg,0199c1de-0000-7000-8000-000000000000,${crusher},,' or 1=1`;
	expect((await visitor().visit(`/kontakt?ids=${encodeURIComponent(odd)}`)).status).toBe(200);
	await send(encodeURIComponent(odd));
	expect(await stored()).toHaveLength(1);
	expect(await further()).toEqual([]);
	const many = Array.from({ length: 150 }, (_, n) => `0199c1de-0000-7000-8000-${String(n).padStart(12, "0")}`);
	expect((await visitor().visit(`/kontakt?ids=${many.join(",")}`)).status).toBe(200);
});
