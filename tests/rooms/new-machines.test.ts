import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import type { Machines } from "#app/search-alerts/new-machines.server.ts";
import { endAlerts } from "#app/search-alerts/own-alerts.server.ts";
import { ask, DAY, excavator, inFuture, logged, look, MINUTE, startWithoutAlerts, subscribe } from "../alerts.ts";
import { makeOffer } from "../make.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { messages } from "../outside/delivery.ts";

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
		await excavator("Zweiter Bagger");
		await crusher("Erster Brecher");
		// Both are past the quarter of an hour, as if they had come online after the first mail.
		await db()
			.updateTable("Angebote")
			.set({ published_at: inFuture(10 * MINUTE) })
			.where("name", "in", ["Zweiter Bagger", "Erster Brecher"])
			.execute();
		for (const hours of [2, 12, 23]) await look(hours * 60 * MINUTE);
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

	test("that two searches of an address find is named once", async () => {
		await subscribe("bauhof@example.com", "?category=bagger");
		await subscribe("bauhof@example.com", "?max=90000");
		await excavator("Neuer Bagger");
		await look(16 * MINUTE);
		const [mail] = await mailsTo("bauhof@example.com");
		expect(mail!.text.split("Neuer Bagger")).toHaveLength(2);
	});

	test("is mailed to all others when one address fails, and to that one an hour later", async () => {
		await subscribe("kaputt@example.com", "?max=90000");
		await subscribe("bauhof@example.com", "?category=bagger");
		await excavator("Neuer Bagger");
		const found = { id: "1", name: "Neuer Bagger", price: "85.000 €", href: "http://site.example/1" };
		const newMachines: Machines["newMachines"] = async (query) => {
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
