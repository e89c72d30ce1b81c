import { givenUp } from "./given-up.ts";
import { findings, lookOver } from "./look-over.ts";
import { agree, expect, open, test } from "./test.ts";

test.use({ signedIn: true });

for (const [name, path] of [
	["the dashboard with everything open", () => "/admin/dashboard?news_sort=name-asc&jobs_sort=name-asc&q=gibtesnicht"],
	["the form of a news item", () => "/admin/nachricht-hinzufuegen"],
	["the form of a position", () => "/admin/karriere-hinzufuegen"],
	["the security log", () => "/admin/sicherheit"],
] as const) {
	test(`nothing stands in the way of anybody on ${name}`, async ({ page }) => {
		await open(page, path());
		await lookOver(page, name);
	});
}

for (const [name, path] of [
	["a search for contact requests without hits", () => "/admin/kontakt-anfragen?q=nichts-dergleichen"],
	["hidden contact requests", () => "/admin/kontakt-anfragen?ansicht=ausgeblendet&q=gibt-es-nicht"],
	["suspicious contact requests", () => "/admin/kontakt-anfragen?ansicht=verdaechtig"],
	[
		"filtered contact requests with other columns",
		() => "/admin/kontakt-anfragen?ansicht=alle&language=de&source=list&columns=source&columns=outcome&columns=date",
	],
	["the search alerts", () => "/admin/suchauftraege"],
	["the office's hours", () => "/admin/einstellungen/buerozeiten"],
	["the text blocks", () => "/admin/einstellungen/textbausteine"],
	["a question about a contact request", (id) => `/admin/kontakt-anfrage/${id}?frage=removed`],
	["the settings", () => "/admin/einstellungen"],
] as [string, (id: string) => string][]) {
	test(`nothing stands in the way of anybody on ${name}`, async ({ page }) => {
		const { makeRequest } = await import("../make.ts");
		await makeRequest({
			bearbeitet: true,
			processed_at: "2026-01-01T00:00:00.000Z",
			processed_by_email: "first@example.com",
			subject: "x".repeat(300),
		});
		await makeRequest({ suspicion: "links", subject: "Werbung" });
		const id = await makeRequest({ phone: "0351 123456", source: '{"list":"/angebot/mieten","sheet":true}' });
		await open(page, path(id));
		await lookOver(page, name);
	});
}

test("nothing stands in the way of anybody on the applications, on one of them, and in its question", async ({
	page,
}) => {
	const { db, now } = await import("#app/database/client.server.ts");
	const id = crypto.randomUUID();
	const stamps = { created_at: now(), updated_at: now() };
	const words = { name: "Jana", email: "jana@example.com", phone: "0351 1", message: "Hallo", language: "de" } as const;
	await db()
		.insertInto("applications")
		.values({ id, fingerprint: id, search_text: "jana", ...words, ...stamps })
		.execute();
	for (const path of ["/admin/bewerbungen?q=jana", `/admin/bewerbungen/${id}`, `/admin/bewerbungen/${id}?loeschen`]) {
		await open(page, path);
		await expect(page.getByRole("main")).toContainText("Jana");
		await lookOver(page, path);
	}
});

test("nothing stands in the way of anybody in the question before deleting a request, and in the toast with its undo", async ({
	page,
}) => {
	const { makeRequest } = await import("../make.ts");
	await open(page, `/admin/kontakt-anfrage/${await makeRequest()}`);
	await page.getByRole("button", { name: "Endgültig löschen" }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
	await lookOver(page, "the question before deleting");
	await page.getByRole("alertdialog").getByRole("button", { name: "Abbrechen" }).click();
	await page.getByRole("button", { name: "Ausblenden", exact: true }).click();
	await agree(page);
	await expect(page.getByRole("button", { name: "Rückgängig" })).toBeVisible();
	await page.locator("[data-toast]").hover();
	await lookOver(page, "the toast with its undo");
});

test("nothing stands in the way of anybody in the outbox, and in the question before deleting from it", async ({
	page,
}) => {
	await givenUp("Anfrage: Prüfbagger");
	await open(page, "/admin/postausgang?show=failed");
	await lookOver(page, "the outbox");
	await page.getByRole("button", { name: "Anfrage: Prüfbagger löschen" }).first().click();
	await lookOver(page, "the outbox's question");
});

test("nothing stands in the way of anybody with an offer's mistakes", async ({ page }) => {
	await open(page, "/admin/angebot-hinzufuegen");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
	expect(await findings(page)).toEqual([]);
});

test("nothing stands in the way of anybody with a draft, a picture, the mistakes and the questions of a news item", async ({
	page,
}) => {
	const { makeNews, makePicture } = await import("../make.ts");
	const id = await makeNews({}, { picture: await makePicture(undefined, "news-bilder") });
	await open(page, "/admin/nachricht-hinzufuegen");
	await page.locator("#inhalt").fill("Nur der Inhalt");
	await page.reload();
	await expect(page.getByRole("button", { name: "Verwerfen", exact: true })).toBeVisible();
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.locator("#name")).toHaveAttribute("aria-invalid", "true");
	await lookOver(page, "a news item with a draft and mistakes");
	await page.getByRole("button", { name: "Formular leeren" }).click();
	await expect(page.getByRole("alertdialog")).toBeVisible();
	expect(await findings(page)).toEqual([]);
	await open(page, `/admin/nachricht-bearbeiten/${id}`);
	await page
		.locator("#image")
		.setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") });
	await expect(page.getByText("plan.pdf:").first()).toBeVisible();
	await lookOver(page, "a stored news item with a refused file");
});

test("nothing stands in the way of anybody in a conflict over a position", async ({ page, expectTrouble }) => {
	expectTrouble(/status of 409/);
	const { makeJob, makeUser } = await import("../make.ts");
	const { jobRecords } = await import("#app/careers/job-service.server.ts");
	const id = await makeJob();
	await open(page, `/admin/karriere-bearbeiten/${id}`);
	await jobRecords.change(
		id,
		1,
		{
			...(await jobRecords.findForEdit(id))!,
			title: "Vom Kollegen",
			description: "Schwerlastsiebanlagenbedienung ".repeat(5),
		} as never,
		{
			by: await makeUser(),
		},
	);
	await page.locator("#title").fill("Von mir");
	await page.getByRole("button", { name: "Speichern", exact: true }).click();
	await expect(page.getByRole("button", { name: "Meinen Stand trotzdem speichern" })).toBeVisible();
	await lookOver(page, "a conflict");
});

test("nothing stands in the way of anybody with a draft beside what is online, its link, and the versions", async ({
	page,
}) => {
	const { makeOffer, makePicture, makeUser, offerWords } = await import("../make.ts");
	const { offerRecords } = await import("#app/offers/offer-service.server.ts");
	const { sharePreview } = await import("#app/records/preview/previews.server.ts");
	const by = await makeUser();
	const picture = { id: (await makePicture(by)).id, alt: "Von vorn", alt_en: "" };
	const id = await makeOffer({ name: "Entwürfe für alle" }, { by });
	const form = {
		words: { ...offerWords, name: "Mit Bild" },
		pictures: [picture],
		base: 1,
		draftId: "",
		seen: 0,
		window: "",
	};
	await offerRecords.keep(id, form, by);
	await sharePreview({ kind: "offer", id, name: "Entwürfe für alle" }, by);
	await open(page, `/admin/angebot-bearbeiten/${id}`);
	await expect(page.getByText(/^Entwurf vom /)).toBeVisible();
	await lookOver(page, "an offer with a draft");
	await offerRecords.restoreVersion(id, 1, by);
	await open(page, `/admin/angebot-bearbeiten/${id}/versionen?version=2`);
	await expect(page.getByRole("region", { name: "Version 2 gegenüber Version 1" })).toBeVisible();
	await lookOver(page, "the versions of an offer");
});
