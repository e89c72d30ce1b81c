import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deleteOldAlerts } from "#app/alerts/alert-retention.server.ts";
import { alertsOf, confirmAlert, endAlerts } from "#app/alerts/own-alerts.server.ts";
import {
	ask,
	DAY,
	excavator,
	HOUR,
	inFuture,
	look,
	MINUTE,
	startWithoutAlerts,
	subscribe,
	tokenFor,
} from "../alerts.ts";
import { mailsTo } from "../outside/mailbox.ts";

beforeEach(startWithoutAlerts);

describe("a search alert", () => {
	const rows = () => db().selectFrom("search_alerts").selectAll().orderBy("created_at").execute();
	async function expectGoneAfter(days: number, column: "created_at" | "ended_at") {
		const then = inFuture(-days * DAY);
		await db()
			.updateTable("search_alerts")
			.set({ [column]: then })
			.execute();
		await db().updateTable("alert_subscribers").set({ updated_at: then }).execute();
		await deleteOldAlerts();
		expect(await rows()).toEqual([]);
		expect(await db().selectFrom("alert_subscribers").selectAll().execute()).toEqual([]);
	}

	test("asked for twice is one, and keeps who asked, with which words, and when it was confirmed", async () => {
		await Promise.all([ask("bauhof@example.com", "?max=5"), ask("bauhof@example.com", "?max=5")]);
		const token = await tokenFor("bauhof@example.com");
		const [alert] = (await alertsOf(token))!.alerts;
		await Promise.all([confirmAlert(token, alert!.id), confirmAlert(token, alert!.id)]);
		expect(await confirmAlert(token, alert!.id)).toBe("confirmed");
		await ask("bauhof@example.com", "?max=5");
		expect(await rows()).toMatchObject([
			{ query: "?max=5", wording: "Ja, bitte.", confirmed_at: expect.any(String), ended_at: null },
		]);
		expect((await mailsTo("bauhof@example.com")).at(-1)!.subject).toBe("Diesen Suchauftrag haben Sie schon");
	});

	test("asked for again before it is confirmed has its days once more, with the words and the language of then", async () => {
		await ask("bauhof@example.com", "?max=5");
		const almostOver = { created_at: inFuture(-6.9 * DAY) };
		await db().updateTable("search_alerts").set(almostOver).execute();
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
		expect(await confirmAlert(stranger, id)).toBe("missing");
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

	test("leaves nothing but the proof when it ends, and that goes after three years", async () => {
		const token = await subscribe("bauhof@example.com", "?max=5");
		await endAlerts(token, "all");
		expect(await rows()).toMatchObject([{ query: null, wording: "Ja, bitte.", ended_at: expect.any(String) }]);
		await deleteOldAlerts();
		expect(await rows()).toHaveLength(1);
		await expectGoneAfter(4 * 366, "ended_at");
	});

	test("that nobody confirms within seven days is deleted, with its address", async () => {
		await ask("bauhof@example.com", "?max=5");
		await deleteOldAlerts();
		expect(await rows()).toHaveLength(1);
		await expectGoneAfter(8, "created_at");
	});

	test("is not kept beyond the twentieth of an address; the mail says so", async () => {
		const token = await subscribe("bauhof@example.com", "?max=0");
		for (let n = 1; n < 20; n++) {
			await db().deleteFrom("throttles").execute();
			await subscribe("bauhof@example.com", `?max=${n}`);
		}
		await ask("bauhof@example.com", "?max=20");
		expect((await alertsOf(token))!.alerts).toHaveLength(20);
		expect((await mailsTo("bauhof@example.com"))[0]!.subject).toBe("Ihr Suchauftrag wurde nicht angelegt");
	});

	test("is not confirmed beyond the twentieth either, whatever was asked for before; one that ends makes room", async () => {
		for (let n = 0; n < 22; n++) {
			await db().deleteFrom("throttles").execute();
			await ask("bauhof@example.com", `?max=${n}`);
		}
		const token = await tokenFor("bauhof@example.com");
		const ids = (await alertsOf(token))!.alerts.map(({ id }) => id);
		for (const id of ids.slice(0, 19)) expect(await confirmAlert(token, id)).toBe("confirmed");
		const last = await Promise.all(ids.slice(19, 21).map((id) => confirmAlert(token, id)));
		expect(last.sort()).toEqual(["confirmed", "full"]);
		await endAlerts(token, ids[0]!);
		expect(await confirmAlert(token, ids[21]!)).toBe("confirmed");
	});

	test("is asked about in at most three mails a day to one address, and by one network ten times in ten minutes", async () => {
		const answers = [];
		for (let n = 0; n < 11; n++) answers.push(await ask("bauhof@example.com", `?max=${n}`));
		expect(answers.map(({ ok }) => ok)).toEqual([...Array<boolean>(10).fill(true), false]);
		expect(await mailsTo("bauhof@example.com")).toHaveLength(3);
		// The link of each mail leads to those that came without one, too.
		expect((await alertsOf(await tokenFor("bauhof@example.com")))!.alerts).toHaveLength(10);
	});

	test("that no mail tells of is kept while there are fewer than twenty; a stranger cannot pile up more, nor keep one out that is mailed", async () => {
		const stranger = (n: number) => ({ clientAddress: `198.51.${n}.1` });
		for (let n = 0; n < 25; n++) await ask("bauhof@example.com", `?max=${n}`, stranger(n));
		expect(await rows()).toHaveLength(20);
		await db().deleteFrom("throttles").execute();
		await ask("bauhof@example.com", "?max=100");
		expect((await rows()).map(({ query }) => query)).toContain("?max=100");
	});

	test("that came without a mail can be reached by the link of an earlier one, also when nothing else is left", async () => {
		for (let n = 0; n < 3; n++) await ask("bauhof@example.com", `?max=${n}`);
		const token = /link=([\w-]+)/.exec((await mailsTo("bauhof@example.com"))[0]!.text)![1]!;
		await endAlerts(token, "all");
		const hoursAgo = inFuture(-23 * HOUR);
		await db().updateTable("alert_subscribers").set({ updated_at: hoursAgo }).execute();
		await deleteOldAlerts();
		await ask("bauhof@example.com", "?max=4");
		expect((await alertsOf(token))?.alerts).toMatchObject([{ query: "?max=4", confirmed: false }]);
	});
});
