import { expect, test } from "vitest";
import { signedInAs, siteAddress, useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

const form = "application/x-www-form-urlencoded";

test("a body of more fields than any form has is refused before it is taken apart, which would keep everybody waiting for seconds", async () => {
	const staff = await signedInAs("admin");
	for (const path of [
		"/kontakt",
		"/kontakt.data",
		"/admin/login",
		"/admin/passwort-vergessen",
		"/admin/bestaetigung-senden",
	]) {
		for (const body of ["a&".repeat(500_000), "&".repeat(1_000_000), "a=1&".repeat(1000)]) {
			const response = await visitor().visit(path, {
				method: "POST",
				body,
				headers: { "Content-Type": form, Origin: siteAddress() },
			});
			expect(response.status, path).toBe(400);
		}
	}
	for (const path of [
		"/admin/angebot-hinzufuegen",
		"/admin/nachricht-hinzufuegen",
		"/admin/uebersetzen",
		"/admin/karriere-hinzufuegen",
	]) {
		const response = await staff.visit(path, {
			method: "POST",
			body: "a&".repeat(500_000),
			headers: { "Content-Type": form, Origin: siteAddress() },
		});
		expect(response.status, path).toBe(400);
	}
});
