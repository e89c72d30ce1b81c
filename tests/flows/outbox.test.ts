import { test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { queueMail } from "#app/mail/outbox.server.ts";
import { signedInAs, useBuiltSite } from "../app.ts";
import { messages } from "../outside/delivery.ts";
import { setRow } from "../rows.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

test("the outbox page shows an admin what could not be delivered, to whom and why, as text, but none of its words", async () => {
	const subject = "Neue Anfrage: <script>alert(1)</script>";
	await queueMail({ to: "erika@example.com", subject, text: "Geheimes Wort", html: "<p>Geheimes Wort</p>" }, db());
	const { id } = (await messages()).at(-1)!;
	await setRow("outbox", id, { failed_at: "2026-05-01T08:00:00.000Z", attempts: 8, last_error: "answer 500" });
	const page = await (await signedInAs("admin")).page("/admin/postausgang");
	expectWords(
		page,
		"Neue Anfrage: &lt;script&gt;alert(1)",
		"erika@example.com",
		"Der Webhook hat einen Fehler gemeldet.",
	);
	expectWords(page, "Code 500", "8 Versuche", "Aufgegeben am 01.05.2026, 10:00");
	expectNoWords(page, "Geheimes Wort", "<script>alert");
});
