import { describe, expect, test } from "vitest";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { removeForGood } from "#app/content/trash/trash-repository.server.ts";
import { deleteOldRequests } from "#app/requests/retention.server.ts";
import { setRetentionDays } from "#app/log/retention-days.server.ts";
import { forgetSuspiciousPhotos } from "#app/requests/page/request-files.server.ts";
import { takeStep } from "#app/requests/request-steps.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { pictureStore } from "#app/media/storage/picture-stores.server.ts";
import { outcome, signedInAs, useBuiltSite, visitor } from "../app.ts";
import { contactWords, fileOf, makeOffer, makeUser, pictureBytes } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { useEmptyTables } from "../before.ts";
import { countBefore, setRow } from "../rows.ts";
import { expectWords } from "../words.ts";

useBuiltSite();
useEmptyTables("Kontaktanfragen_Archiv", "outbox", "throttles", "pictures");

const path = "/inzahlungnahme";
const words = {
	...contactWords,
	make: "Liebherr",
	model: "R 920",
	year: "2014",
	hours: "6.500",
	location: "01917 Kamenz",
	price: "35.000 €",
	condition: "Löffelbolzen ausgeschlagen\nsonst gut",
};
/** No query of the site may write when a row was stored. */
const longAgo = { created_at: "2001-01-01T00:00:00.000Z", updated_at: "2001-01-01T00:00:00.000Z" } as never;
const photo = async () => fileOf(await pictureBytes());
const sendPhoto = async () => visitor().visit(`${path}/foto`, { form: { photo: await photo() } });

const send = (sentPhotos: (File | string)[], more: Record<string, string> = {}, address = path) =>
	visitor().visit(address, { form: { ...words, ...more, photo: sentPhotos } });
const requests = () => db().selectFrom("Kontaktanfragen_Archiv").selectAll().execute();
const photos = () => db().selectFrom("pictures").selectAll().orderBy("id").execute();
async function sendAhead(): Promise<string> {
	const answer = await sendPhoto();
	expect(answer.status).toBe(201);
	const told = (await answer.json()) as Record<string, string>;
	expect(Object.keys(told)).toEqual(["id"]);
	return told.id!;
}

describe("a machine in part exchange", () => {
	test("arrives as a request with its photos, sent with the form or ahead of it, and with the machine wanted", async () => {
		const offer = await makeOffer({ name: "Neuer Bagger" });
		const ahead = await sendAhead();
		const answer = await send([ahead, await photo()], { offer_id: offer }, `${path}?offer=${offer}`);
		expect(answer.status).toBe(200);
		expect((await answer.text()).includes("Inzahlungnahme: Liebherr R 920")).toBe(true);
		const [request, ...others] = await requests();
		expect(others).toEqual([]);
		expect(request).toMatchObject({
			subject: "Inzahlungnahme: Liebherr R 920",
			message: expect.stringMatching(
				/^Hersteller: Liebherr\nTyp: R 920\n.*Standort: 01917 Kamenz\nPreisvorstellung, netto: 35.000 €\nFotos: 2\n\nZustand: Löffelbolzen ausgeschlagen\nsonst gut$/s,
			),
			offer_id: offer,
			source: '{"tradeIn":true}',
			suspicion: null,
		});
		const owned = { owner_kind: "request", owner_id: request!.id, user_id: null };
		expect(await photos()).toMatchObject([owned, owned]);
		expect((await messages()).filter(({ kind }) => kind === "mail")).toHaveLength(2);
	});

	test("becomes the draft of one offer with its data and copies of its photos, in either language", async () => {
		const admin = await signedInAs("admin");
		for (const [at, hours] of [
			[path, "6.500"],
			[`/en${path}`, "6,501"],
		] as const) {
			await send([await photo(), await photo()], { hours }, at);
			const { id } = (await requests()).at(-1)!;
			const make = () => admin.visit(`/admin/kontakt-anfrage/${id}`, { form: { intent: "offer" } });
			expect(await outcome(await make())).toBe(`→ /admin/angebot-bearbeiten/${id}`);
			expect(await admin.page(`/admin/kontakt-anfrage/${id}`)).toContain("Angebot öffnen");
			const offer = await offerRecords.findForEdit(id);
			expect(offer).toMatchObject({
				state: "draft",
				name: "Liebherr R 920",
				manufacturer: "Liebherr",
				model: "R 920",
				year_of_construction: 2014,
				operating_hours: Number(hours.replace(/\D/, "")),
				condition: "gebraucht",
				description: "",
				available: true,
			});
			expect(offer!.pictures).toHaveLength(2);
			expect(
				(await photos()).filter(({ owner_id, path }) => owner_id === id && path.startsWith("angebot-")),
			).toHaveLength(2);
			expectWords(await admin.page(`/admin/angebot-bearbeiten/${id}`), "Liebherr R 920", "Aus einer Inzahlungnahme:");
			const managers = await (await signedInAs("angebots_admin")).page(`/admin/angebot-bearbeiten/${id}`);
			expectWords(managers, "Aus einer Inzahlungnahme.");
			expect(managers).not.toContain("/admin/kontakt-anfrage/");
			for (let times = 0; times < 2; times++) {
				expect(await outcome(await make())).toBe(`→ /admin/angebot-bearbeiten/${id}`);
				await setRow("Angebote", id, { published_at: "2026-01-01T00:00:00.000Z" });
				await offerRecords.remove(id, admin.user);
				expect(await outcome(await make())).toBe(`→ /admin/papierkorb/${id}`);
				await removeForGood({ kind: "offer", id }, admin.user);
			}
		}
	});

	test("with mistakes names each, and keeps words and photos for the next try", async () => {
		const answer = await send([await photo()], { make: "", year: "2094", name: "" }, `/en${path}`);
		expect(answer.status).toBe(400);
		const page = await answer.text();
		const [{ id } = { id: "" }] = await photos();
		expectWords(page, "Please enter the make.", "a year of manufacture from 1900", "Please enter your name.");
		expectWords(page, "R 920", `value="${id}"`);
		expect(page, "in sight without a script").toMatch(/ autofocus="" role="alert"/i);
		expect(page).toMatch(/<button(?=[^>]*Remove photo 1)[^>]*needs-script/);
		expect((await send([id])).status).toBe(200);
		expect(await photos()).toMatchObject([{ id, owner_kind: "request" }]);
	});

	test("takes no picture of anybody else", async () => {
		const own = await sendAhead();
		await send([own]);
		const [first] = await requests();
		expect((await send([own], { model: "R 930" })).status).toBe(200);
		expect(await photos()).toMatchObject([{ id: own, owner_id: first!.id }]);
	});

	test("may send forty photos an hour from one network, and no more", async () => {
		await countBefore("visitor picture 127.0.0.1", 39);
		await sendAhead();
		const answer = await sendPhoto();
		expect(answer.status).toBe(429);
		expect(await answer.json()).toEqual({ reason: "picture.tooMany" });
		expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(0);
	});
});

test("when visitors' photos have used up the room of a day a network that has had its share has to wait, and the form is taken without a photo", async () => {
	await countBefore("stored files", 1_200_001);
	await countBefore("stored files 127.0.0.1", 24_000);
	await sendAhead();
	const refused = await send([await photo()]);
	expect(refused.status).toBe(400);
	expect((await refused.text()).includes("Senden Sie das Formular bitte ohne Fotos")).toBe(true);
	expect([await requests(), (await photos()).length]).toEqual([[], 1]);
	expect((await send([])).status).toBe(200);
	expect(await requests()).toHaveLength(1);
});

describe("the photos of a suspicious request", () => {
	const advertisement = { condition: "http://a.example http://b.example http://c.example" };

	test("are swept after a day when a program has sent it", async () => {
		expect((await send([await photo(), await sendAhead()], { comment: "https://casino.example" })).status).toBe(200);
		expect(await requests()).toMatchObject([{ suspicion: "trap" }]);
		expect(await photos()).toMatchObject([{ owner_kind: null }, { owner_kind: null }]);
		await db().updateTable("pictures").set(longAgo).execute();
		await removeUnusedPictures();
		expect(await photos()).toEqual([]);
	});

	test("go after a month, unless somebody has released it", async () => {
		expect((await send([await photo()], advertisement)).status).toBe(200);
		expect(await requests()).toMatchObject([{ suspicion: "links" }]);
		await forgetSuspiciousPhotos();
		expect(await photos(), "for the office to judge by").toMatchObject([{ owner_kind: "request" }]);
		const [{ id } = { id: "" }] = await requests();
		await db().updateTable("pictures").set(longAgo).execute();
		await takeStep("released", id, await makeUser());
		await forgetSuspiciousPhotos();
		expect(await photos()).toMatchObject([{ owner_kind: "request" }]);
		await db().updateTable("Kontaktanfragen_Archiv").set({ suspicion: "links" }).execute();
		await forgetSuspiciousPhotos();
		expect(await photos()).toMatchObject([{ owner_kind: null, owner_id: null }]);
	});
});

describe("the photos of a request", () => {
	async function sentPhoto() {
		await send([await photo()]);
		const [[request], [picture]] = [await requests(), await photos()];
		return { id: request!.id, photo: picture!.id, path: picture!.path };
	}

	test("are shown in the office, and stand at no address of the website", async () => {
		const sent = await sentPhoto();
		const address = `/admin/kontakt-anfrage/${sent.id}/foto/${sent.photo}`;
		const sales = await signedInAs("verkauf");
		expect((await sales.page(`/admin/kontakt-anfrage/${sent.id}`)).includes(address)).toBe(true);
		for (const search of ["", "?w=320&h=240&fit=cover&format=webp"]) {
			const shown = await sales.visit(address + search);
			expect(shown.status).toBe(200);
			expect(shown.headers.get("Content-Type")).toBe("image/webp");
			expect(shown.headers.get("Cache-Control")).toBe("private, no-store");
		}
		expect((await sales.visit(`${address}?w=321&format=webp`)).status).toBe(404);
		expect((await sales.visit(`/media/${sent.path}?w=320&format=webp`)).status).toBe(404);
	});

	test("go with it, whoever deletes it; the files follow with the clean-up", async () => {
		const one = await sentPhoto();
		const admin = await signedInAs("admin");
		await admin.visit(`/admin/kontakt-anfrage/${one.id}/loeschen`, { form: {} });
		expect(await photos()).toMatchObject([{ owner_kind: null }]);
		await db().deleteFrom("pictures").execute();
		const two = await sentPhoto();
		await db().updateTable("Kontaktanfragen_Archiv").set(longAgo).execute();
		await setRetentionDays("contact_request_days", 90, await makeUser());
		await deleteOldRequests();
		await setRetentionDays("contact_request_days", null, await makeUser());
		expect(await photos()).toMatchObject([{ owner_kind: null }]);
		await db().updateTable("pictures").set(longAgo).execute();
		await removeUnusedPictures();
		expect([await photos(), await pictureStore().exists(two.path)]).toEqual([[], false]);
	});
});
