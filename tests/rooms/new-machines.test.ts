import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { publicFilters, searchInWords, canonicalSearch } from "#app/machines/search/searched-machines.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { findState, takeStep } from "#app/content/states/step-service.server.ts";
import type { MachineSource } from "#app/alerts/new-machines.server.ts";
import { endAlerts } from "#app/alerts/own-alerts.server.ts";
import { ask, DAY, excavator, inFuture, logged, look, MINUTE, startWithoutAlerts, subscribe } from "../alerts.ts";
import { makeOffer, makeUser } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { messages } from "../outside/delivery.ts";
import { setRow } from "../rows.ts";

beforeEach(startWithoutAlerts);

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
		const both = [await excavator("Zweiter Bagger"), await crusher("Erster Brecher")];
		// Both are past the quarter of an hour, as if they had come online after the first mail.
		for (const id of both) await setRow("Angebote", id, { published_at: inFuture(10 * MINUTE) });
		for (const hours of [2, 12, 23]) await look(hours * 60 * MINUTE);
		expect(await mailsTo("bauhof@example.com")).toHaveLength(1);
		await look(DAY + 17 * MINUTE);
		const [first, second] = await mailsTo("bauhof@example.com");
		expect(first!.subject).toBe("A new machine for your search");
		expect(second!.subject).toBe("2 new machines for your search");
		for (const name of ["Zweiter Bagger", "Erster Brecher"]) expect(second!.text).toContain(name);
		expect(second!.text).not.toContain("Erster Bagger");
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

	test("of two searches is named once; one of the second is mailed though the first finds more than a mail names", async () => {
		await subscribe("bauhof@example.com", "?max=90000");
		await subscribe("bauhof@example.com", "?category=brecheranlagen");
		for (let n = 1; n <= 3; n++) await crusher(`Brecher ${n}`);
		for (let n = 1; n <= 22; n++) await excavator(`Bagger ${n}`);
		await makeOffer({ name: "Teurer Brecher", category: "brecheranlagen", subcategory: "", sale_price: "120000" });
		for (let n = 4; n <= 21; n++) await crusher(`Brecher ${n}`);
		await look(16 * MINUTE);
		const [mail] = await mailsTo("bauhof@example.com");
		const named = mail!.text.match(/Teurer Brecher|Brecher \d+|Bagger \d+/g)!;
		// The first names twenty; the second its other three crushers, which lie behind those that both find.
		expect(named.filter((name) => name.includes("Brecher")).sort()).toEqual(
			["Teurer Brecher", ...Array.from({ length: 21 }, (_, n) => `Brecher ${n + 1}`)].sort(),
		);
		expect(new Set(named).size).toBe(named.length);
	});

	test("that was withdrawn within a quarter of an hour is mailed when it is back, though others were mailed meanwhile", async () => {
		await subscribe("bauhof@example.com", "?category=bagger");
		const by = await makeUser();
		const id = await excavator("Berichtigter Bagger");
		await setRow("Angebote", id, { published_at: inFuture(-10 * MINUTE) });
		const step = async (name: "withdraw" | "publish") =>
			takeStep(offerRecords, id, name, { shown: (await findState(offerRecords.record, id))!.row, words: {}, by });
		await step("withdraw");
		// As after a mail about another machine.
		const mailed = { seen_until: inFuture(-5 * MINUTE) };
		await db().updateTable("search_alerts").set(mailed).execute();
		expect((await step("publish")).state).toBe("done");
		await look(14 * MINUTE);
		expect(await messages()).toEqual([]);
		await look(16 * MINUTE);
		const [mail] = await mailsTo("bauhof@example.com");
		expect(mail?.text).toContain("Berichtigter Bagger");
	});

	test("is not mailed to who asked for a weight while the dealer shows no weights, and is afterwards", async () => {
		const by = await makeUser();
		const show = (weightIsPublic: boolean) => setSaleSettings({ weight_is_public: weightIsPublic }, by);
		const asked = new URLSearchParams("category=bagger&weight_min=20");
		await show(true);
		await makeOffer({ name: "Schwerer Bagger", weight: "25" });
		const query = canonicalSearch(asked, await publicFilters());
		expect(query).toBe("?category=bagger&weight_min=20");
		await subscribe("bauhof@example.com", query);
		await makeOffer({ name: "Neuer schwerer Bagger", weight: "25" });
		await makeOffer({ name: "Leichter Bagger", weight: "2" });
		await show(false);
		await look(16 * MINUTE);
		expect(await messages()).toEqual([]);
		const closed = await publicFilters();
		expect(canonicalSearch(asked, closed)).toBe("?category=bagger");
		expect(searchInWords(query, "de", closed).conditions).toEqual([
			"Bagger",
			expect.stringMatching(/^Gewicht ab 20\s+t – .* ruht der Suchauftrag$/),
		]);
		await show(true);
		expect(searchInWords(query, "de", await publicFilters()).conditions).toHaveLength(2);
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
		const newMachines: MachineSource["newMachines"] = async (query) => {
			if (query === "?max=90000") throw new Error("no disk");
			return [found];
		};
		await look(16 * MINUTE, { newMachines });
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
