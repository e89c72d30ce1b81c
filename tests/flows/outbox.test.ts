import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { queueMail } from "#app/mail/outbox.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { messages } from "../outside/delivery.ts";
import { useEmptyTables } from "../before.ts";
import { setRow } from "../rows.ts";

useBuiltSite();
useEmptyTables("outbox");

/** A row that was given up. */
async function givenUp(subject: string, to = "erika@example.com"): Promise<string> {
	await queueMail({ to, subject, text: "Geheimes Wort", html: "<p>Geheimes Wort</p>" }, db());
	const { id } = (await messages()).at(-1)!;
	await setRow("outbox", id, { failed_at: "2026-05-01T08:00:00.000Z", attempts: 8, last_error: "answer 500" });
	return id;
}

describe("the outbox page", () => {
	test("shows an admin what could not be delivered, to whom and why, but none of its words", async () => {
		await givenUp("Neue Anfrage: Bagger");
		const page = await (await signedInAs("admin")).page("/admin/postausgang");
		for (const words of [
			"Neue Anfrage: Bagger",
			"erika@example.com",
			"Der Webhook hat einen Fehler gemeldet.",
			"Code 500",
			"8 Versuche",
			"Aufgegeben am 01.05.2026, 10:00",
		])
			expect(page.includes(words), words).toBe(true);
		expect(page).not.toContain("Geheimes Wort");
	});

	test("is not for offer managers or visitors, and neither are its buttons", async () => {
		const id = await givenUp("Anfrage");
		for (const person of [visitor(), await signedInAs("angebots_admin")]) {
			for (const intent of ["retry", "retryAll", "remove"])
				await person.visit("/admin/postausgang", { form: { intent, id } });
			expect(await (await person.visit("/admin/postausgang")).text()).not.toContain("erika@example.com");
		}
		expect(await messages()).toMatchObject([{ id, attempts: 8, failed_at: expect.any(String) }]);
	});

	test("shows what a visitor typed as text", async () => {
		await givenUp("<script>alert(1)</script>");
		const page = await (await signedInAs("admin")).page("/admin/postausgang");
		expect(page).not.toContain("<script>alert(1)");
		expect(page).toContain("&lt;script&gt;alert(1)");
	});
});
