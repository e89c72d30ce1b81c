import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { offerRecord } from "#app/offers/offer-record.ts";
import * as machines from "#app/offers/searched-machines.server.ts";
import { openFilters, searchInWords, searchOf } from "#app/offers/searched-machines.server.ts";
import { setSaleSettings } from "#app/offers/sale-settings.server.ts";
import { findState, takeStep } from "#app/records/step-service.server.ts";
import { deleteOldAlerts } from "#app/search-alerts/alert-retention.server.ts";
import { tokenOf } from "#app/search-alerts/alert-link.server.ts";
import { type Machines, mailNewMachines } from "#app/search-alerts/new-machines.server.ts";
import { alertsOf, confirmAlert, endAlerts } from "#app/search-alerts/own-alerts.server.ts";
import { askForAlert } from "#app/search-alerts/subscribe.server.ts";
import { eraseAddress } from "#app/search-alerts/waiting.server.ts";
import { makeOffer, makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { messages } from "../outside/delivery.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const inFuture = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
const logged: unknown[] = [];
const log = { error: (...said: unknown[]) => void logged.push(said) };
const look = (milliseconds: number) => mailNewMachines(machines, log, inFuture(milliseconds));

beforeEach(async () => {
	for (const table of ["outbox", "alert_subscribers", "search_alerts", "Angebote", "throttles"] as const)
		await db().deleteFrom(table).execute();
});

const ask = (email: string, query: string, more: { language?: "de" | "en"; wording?: string } = {}) =>
	askForAlert({ email, query, language: "de", wording: "Ja, bitte.", clientAddress: "192.0.2.1", ...more });

async function tokenFor(email: string): Promise<string> {
	const { id } = await db()
		.selectFrom("alert_subscribers")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return tokenOf(id);
}

/** An alert that its owner has confirmed; the mail about that is gone. */
async function subscribe(email: string, query: string, more: { language?: "de" | "en" } = {}): Promise<string> {
	await ask(email, query, more);
	const token = await tokenFor(email);
	for (const { id } of (await alertsOf(token))!.alerts) await confirmAlert(token, id);
	await db().deleteFrom("outbox").execute();
	return token;
}

const excavator = (name: string, price = "85000") => makeOffer({ name, sale_price: price });
const crusher = (name: string) => makeOffer({ name, category: "brecheranlagen", subcategory: "" });

describe("a new machine", () => {
	test("is mailed to who waits for it, not at once, and only once however many processes look", async () => {
		await excavator("Alter Bagger");
		const token = await subscribe("bauhof@example.com", "?category=bagger&max=90000");
		await subscribe("brecher@example.com", "?category=brecheranlagen");
		const id = await excavator("Neuer Bagger");
		await excavator("Zu teuer", "120000");
		await look(MINUTE);
		expect(await messages()).toEqual([]);
		await Promise.all([look(16 * MINUTE), look(16 * MINUTE), look(16 * MINUTE)]);
		await look(20 * MINUTE);
		const [mail, ...others] = await mailsTo("bauhof@example.com");
		expect(others).toEqual([]);
		expect(await mailsTo("brecher@example.com")).toEqual([]);
		expect(mail).toMatchObject({ subject: "Eine neue Maschine zu Ihrer Suche" });
		for (const part of [mail!.text, mail!.html]) {
			expect(part).toContain("Neuer Bagger");
			expect(part).toContain("85.000");
			expect(part).toContain(`/angebot/detail/${id}`);
			expect(part).toContain(`/suchauftrag/verwalten?link=${token}`);
			expect(part).not.toMatch(/Alter Bagger|Zu teuer|<img/);
		}
		expect(mail!.unsubscribe).toMatch(new RegExp(`^http.*/suchauftrag/verwalten\\?link=${token}$`));
	});

	test("waits for the next day where a mail went out today, and comes with all that is new by then", async () => {
		await subscribe("bauhof@example.com", "?category=bagger", { language: "en" });
		await subscribe("bauhof@example.com", "?category=brecheranlagen", { language: "en" });
		await excavator("Erster Bagger");
		await look(16 * MINUTE);
		await excavator("Zweiter Bagger");
		await crusher("Erster Brecher");
		// Both are past the quarter of an hour, as if they had come online after the first mail.
		await db()
			.updateTable("Angebote")
			.set({ published_at: inFuture(10 * MINUTE) })
			.where("name", "in", ["Zweiter Bagger", "Erster Brecher"])
			.execute();
		await look(60 * MINUTE);
		expect(await mailsTo("bauhof@example.com")).toHaveLength(1);
		await look(DAY + 17 * MINUTE);
		const mails = await mailsTo("bauhof@example.com");
		expect(mails.map(({ subject }) => subject)).toEqual([
			"A new machine for your search",
			"2 new machines for your search",
		]);
		expect(mails[1]!.text).toContain("Zweiter Bagger");
		expect(mails[1]!.text).toContain("Erster Brecher");
		expect(mails[1]!.text).not.toContain("Erster Bagger");
	});

	test("that came online while nothing ran is mailed afterwards, once", async () => {
		await subscribe("bauhof@example.com", "");
		for (let n = 1; n <= 23; n++) await excavator(`Bagger ${n}`);
		await look(9 * DAY);
		await look(11 * DAY);
		const [mail, ...others] = await mailsTo("bauhof@example.com");
		expect(others).toEqual([]);
		expect(mail!.subject).toBe("23 neue Maschinen zu Ihrer Suche");
		expect(mail!.text).toContain("und 3 weitere in der Liste");
	});

	test("that two searches of an address find is named once", async () => {
		await subscribe("bauhof@example.com", "?category=bagger");
		await subscribe("bauhof@example.com", "?max=90000");
		await excavator("Neuer Bagger");
		await look(16 * MINUTE);
		const [mail] = await mailsTo("bauhof@example.com");
		expect(mail!.text.split("Neuer Bagger")).toHaveLength(2);
	});

	test("that was withdrawn within a quarter of an hour is mailed when it is back, though others were mailed meanwhile", async () => {
		await subscribe("bauhof@example.com", "?category=bagger");
		const by = await makeUser();
		const id = await excavator("Berichtigter Bagger");
		await db()
			.updateTable("Angebote")
			.set({ published_at: inFuture(-10 * MINUTE) })
			.where("id", "=", id)
			.execute();
		const step = async (name: "withdraw" | "publish") =>
			takeStep(offerRecord, id, name, { shown: (await findState(offerRecord, id))!.row, words: {}, by });
		await step("withdraw");
		// As after a mail about another machine.
		await db()
			.updateTable("search_alerts")
			.set({ seen_until: inFuture(-5 * MINUTE) })
			.execute();
		expect((await step("publish")).state).toBe("done");
		await look(14 * MINUTE);
		expect(await messages()).toEqual([]);
		await look(16 * MINUTE);
		const [mail] = await mailsTo("bauhof@example.com");
		expect(mail?.text).toContain("Berichtigter Bagger");
	});

	test("is not mailed to who asked for a weight while the dealer shows no weights, and is afterwards", async () => {
		const by = await makeUser();
		const show = (weightIsPublic: boolean) => setSaleSettings({ weightIsPublic }, by);
		const asked = new URLSearchParams("category=bagger&weight_min=20");
		await show(true);
		await makeOffer({ name: "Schwerer Bagger", weight: "25" });
		const query = searchOf(asked, await openFilters());
		expect(query).toBe("?category=bagger&weight_min=20");
		await subscribe("bauhof@example.com", query);
		await makeOffer({ name: "Neuer schwerer Bagger", weight: "25" });
		await makeOffer({ name: "Leichter Bagger", weight: "2" });
		await show(false);
		await look(16 * MINUTE);
		expect(await messages()).toEqual([]);
		const closed = await openFilters();
		expect(searchOf(asked, closed)).toBe("?category=bagger");
		expect(searchInWords(query, "de", closed).conditions).toEqual([
			"Bagger",
			expect.stringMatching(/^Gewicht ab 20\s+t – .* ruht der Suchauftrag$/),
		]);
		await show(true);
		expect(searchInWords(query, "de", await openFilters()).conditions).toHaveLength(2);
		await look(80 * MINUTE);
		const [mail] = await mailsTo("bauhof@example.com");
		expect(mail!.text).toMatch(/Gewicht ab 20\s+t[^]*Neuer schwerer Bagger/);
		expect(mail!.text).not.toMatch(/Leichter Bagger|ruht/);
	});

	test("is mailed to all others when one address fails, and to that one an hour later", async () => {
		await subscribe("kaputt@example.com", "?max=90000");
		await subscribe("bauhof@example.com", "?category=bagger");
		await excavator("Neuer Bagger");
		const found = { id: "1", name: "Neuer Bagger", price: "85.000 €", href: "http://site.example/1" };
		const newMachines: Machines["newMachines"] = async (query) => {
			if (query === "?max=90000") throw new Error("no disk");
			return { count: 1, machines: [found] };
		};
		await mailNewMachines({ ...machines, newMachines }, log, inFuture(16 * MINUTE));
		expect(await mailsTo("bauhof@example.com")).toHaveLength(1);
		expect(logged).toMatchObject([[{ err: { message: "no disk" } }, expect.any(String)]]);
		await look(75 * MINUTE);
		expect(await mailsTo("kaputt@example.com")).toEqual([]);
		await look(77 * MINUTE);
		expect(await mailsTo("kaputt@example.com")).toHaveLength(1);
	});

	test("is mailed to nobody who has not confirmed, or has ended it", async () => {
		await ask("wartet@example.com", "?category=bagger");
		const token = await subscribe("beendet@example.com", "?category=bagger");
		await endAlerts(token, "all");
		await db().deleteFrom("outbox").execute();
		await excavator("Neuer Bagger");
		await look(16 * MINUTE);
		expect(await messages()).toEqual([]);
	});
});

describe("a search alert", () => {
	const rows = () => db().selectFrom("search_alerts").selectAll().orderBy("created_at").execute();

	test("asked for twice is one, and keeps who asked, with which words, and when it was confirmed", async () => {
		await Promise.all([ask("bauhof@example.com", "?max=5"), ask("bauhof@example.com", "?max=5")]);
		const token = await tokenFor("bauhof@example.com");
		const [alert] = (await alertsOf(token))!.alerts;
		await Promise.all([confirmAlert(token, alert!.id), confirmAlert(token, alert!.id)]);
		expect(await confirmAlert(token, alert!.id)).toBe(true);
		await ask("bauhof@example.com", "?max=5");
		expect(await rows()).toMatchObject([
			{ query: "?max=5", wording: "Ja, bitte.", confirmed_at: expect.any(String), ended_at: null },
		]);
		expect((await mailsTo("bauhof@example.com")).at(-1)!.subject).toBe("Diesen Suchauftrag haben Sie schon");
	});

	test("asked for again before it is confirmed has its days once more, with the words and the language of then", async () => {
		await ask("bauhof@example.com", "?max=5");
		await db()
			.updateTable("search_alerts")
			.set({ created_at: inFuture(-6.9 * DAY) })
			.execute();
		const [before] = await rows();
		await ask("bauhof@example.com", "?max=5", { language: "en", wording: "Yes, please." });
		const [alert, ...others] = await rows();
		expect(others).toEqual([]);
		expect(alert).toMatchObject({ id: before!.id, language: "en", wording: "Yes, please.", confirmed_at: null });
		expect(Date.parse(alert!.created_at)).toBeGreaterThan(Date.now() - MINUTE);
	});

	test("has a link that works in each mail, also after the key of the installation has changed", async () => {
		await subscribe("bauhof@example.com", "?max=5");
		await db().updateTable("alert_subscribers").set({ token_hash: "of another key" }).execute();
		await ask("bauhof@example.com", "?max=5");
		const [mail] = await mailsTo("bauhof@example.com");
		const token = /link=([\w-]+)/.exec(mail!.text)![1]!;
		expect((await alertsOf(token))?.alerts).toHaveLength(1);
	});

	test("can be touched by its own link alone, which the database does not keep", async () => {
		await subscribe("bauhof@example.com", "?max=5");
		const stranger = await subscribe("fremd@example.com", "?max=6");
		const [{ id } = { id: "" }] = await rows();
		expect(await confirmAlert(stranger, id)).toBe(false);
		await endAlerts(stranger, id);
		await endAlerts("erraten", "all");
		expect((await rows()).map(({ ended_at }) => ended_at)).toEqual([null, null]);
		const kept = JSON.stringify(await db().selectFrom("alert_subscribers").selectAll().execute());
		expect(kept).not.toContain(stranger);
	});

	test("takes the mail that waits with it when it is the last to end; a mail that the form caused stays", async () => {
		const token = await subscribe("bauhof@example.com", "?category=bagger");
		await subscribe("bauhof@example.com", "?max=90000");
		await excavator("Neuer Bagger");
		await look(16 * MINUTE);
		await ask("bauhof@example.com", "?max=5");
		const subjects = async () => (await mailsTo("bauhof@example.com")).map(({ subject }) => subject);
		const [news, answer] = ["Eine neue Maschine zu Ihrer Suche", "Bitte bestätigen Sie Ihren Suchauftrag"];
		expect(await subjects()).toEqual([news, answer]);
		const [first, second] = await rows();
		await endAlerts(token, first!.id);
		expect(await subjects()).toEqual([news, answer]);
		await endAlerts(token, second!.id);
		expect(await subjects()).toEqual([answer]);
	});

	test.each([
		["all end", async () => void (await endAlerts(await tokenFor("bauhof@example.com"), "all"))],
		["the office erases the address", async () => void (await eraseAddress("bauhof@example.com", await makeUser()))],
	])("takes the mail that waits with it when %s", async (_, ends) => {
		await subscribe("bauhof@example.com", "?category=bagger");
		await excavator("Neuer Bagger");
		await look(16 * MINUTE);
		expect(await mailsTo("bauhof@example.com")).toHaveLength(1);
		await ends();
		expect(await mailsTo("bauhof@example.com")).toEqual([]);
	});

	test("leaves nothing but the proof when it ends, and that goes after three years", async () => {
		const token = await subscribe("bauhof@example.com", "?max=5");
		await endAlerts(token, "all");
		expect(await rows()).toMatchObject([{ query: null, wording: "Ja, bitte.", ended_at: expect.any(String) }]);
		await deleteOldAlerts();
		expect(await rows()).toHaveLength(1);
		const longAgo = inFuture(-4 * 366 * DAY);
		await db().updateTable("search_alerts").set({ ended_at: longAgo }).execute();
		await db().updateTable("alert_subscribers").set({ updated_at: longAgo }).execute();
		await deleteOldAlerts();
		expect(await rows()).toEqual([]);
		expect(await db().selectFrom("alert_subscribers").selectAll().execute()).toEqual([]);
	});

	test("that nobody confirms within seven days is deleted, with its address", async () => {
		await ask("bauhof@example.com", "?max=5");
		await deleteOldAlerts();
		expect(await rows()).toHaveLength(1);
		const { id } = (await rows())[0]!;
		const eightDaysAgo = inFuture(-8 * DAY);
		await db().deleteFrom("search_alerts").execute();
		const { id: subscriber_id } = await db()
			.updateTable("alert_subscribers")
			.set({ updated_at: eightDaysAgo })
			.returning("id")
			.executeTakeFirstOrThrow();
		await db()
			.insertInto("search_alerts")
			.values({
				id,
				subscriber_id,
				query: "?max=5",
				language: "de",
				wording: "",
				created_at: eightDaysAgo,
				updated_at: eightDaysAgo,
			})
			.execute();
		await deleteOldAlerts();
		expect(await rows()).toEqual([]);
		expect(await db().selectFrom("alert_subscribers").selectAll().execute()).toEqual([]);
	});

	test("is not kept beyond the twentieth of an address; the mail says so", async () => {
		const token = await subscribe("bauhof@example.com", "?max=0");
		const { subscriber_id } = (await rows())[0]!;
		for (let n = 1; n < 20; n++)
			await db()
				.insertInto("search_alerts")
				.values({
					id: crypto.randomUUID(),
					subscriber_id,
					query: `?max=${n}`,
					language: "de",
					wording: "",
					confirmed_at: inFuture(0),
					seen_until: inFuture(0),
					updated_at: inFuture(0),
				})
				.execute();
		await ask("bauhof@example.com", "?max=20");
		expect((await alertsOf(token))!.alerts).toHaveLength(20);
		expect((await mailsTo("bauhof@example.com"))[0]!.subject).toBe("Ihr Suchauftrag wurde nicht angelegt");
	});

	test("is asked about in at most three mails a day to one address, and by one network ten times in ten minutes", async () => {
		const answers = [];
		for (let n = 0; n < 11; n++) answers.push(await ask("bauhof@example.com", `?max=${n}`));
		expect(answers.map(({ ok }) => ok)).toEqual([...Array<boolean>(10).fill(true), false]);
		expect(await mailsTo("bauhof@example.com")).toHaveLength(3);
		expect(await rows()).toHaveLength(3);
	});
});
