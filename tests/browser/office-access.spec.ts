import { asTemplate, lookOver } from "./look-over.ts";
import { open, test } from "./test.ts";

test.use({ signedIn: true });

/* The pages that between them have every part of the office; office-access-others.spec.ts has the rest. */

for (const [name, path] of [
	["the dashboard", "/admin/dashboard"],
	["the contact requests", "/admin/kontakt-anfragen"],
	["the condition of the site", "/admin/zustand"],
] as const) {
	test(`nothing stands in the way of anybody on ${name}`, async ({ page }) => {
		const { makeRequest } = await import("../make.ts");
		await makeRequest({ subject: "x".repeat(300) });
		await open(page, path);
		await lookOver(page, name, asTemplate);
	});
}

test("nothing stands in the way of anybody on the form of an offer", async ({ page, site }) => {
	await open(page, `/admin/angebot-bearbeiten/${site.offers.gallery}`);
	await lookOver(page, "the form of an offer", asTemplate);
});

test("nothing stands in the way of anybody on a contact request", async ({ page }) => {
	const { makeRequest } = await import("../make.ts");
	const id = await makeRequest({ phone: "0351 123456", source: '{"list":"/angebot/mieten","sheet":true}' });
	await open(page, `/admin/kontakt-anfrage/${id}`);
	await lookOver(page, "a contact request", asTemplate);
});
