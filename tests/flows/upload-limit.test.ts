import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { useBuiltSite, type Visitor, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { offerWords, pictureBytes } from "../make.ts";
import { formOf } from "../news-form.ts";
import { addRow } from "../rows.ts";

useBuiltSite();

const staff = useStaff("admin");
const other = useStaff("angebots_admin");
beforeEach(async () => {
	staff.cookies.delete("app_language");
	await db().deleteFrom("throttles").execute();
});

/** So many pictures have come already, in the last five of ten minutes. */
const sentBefore = (key: string, points: number) =>
	addRow("throttles", {
		key,
		points,
		expires_at: new Date(Date.now() + 300_000).toISOString(),
		updated_at: new Date().toISOString(),
	});
const upload = async (by: Visitor, bytes?: Uint8Array) => {
	const form = new FormData();
	form.append("images", new Blob([new Uint8Array(bytes ?? (await pictureBytes()))]), "foto.jpg");
	return by.visit("/admin/bilder", { form });
};

describe("whoever has sent two hundred pictures in ten minutes", () => {
	test("is asked to wait, and nobody else; nothing is stored", async () => {
		await sentBefore(`picture ${staff.user.id}`, 199);
		expect((await upload(staff)).status).toBe(201);
		const before = filesIn("media");
		const refused = await upload(staff);
		expect([refused.status, await refused.json()]).toEqual([429, { reason: "picture.tooMany" }]);
		expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(200);
		expect(filesIn("media")).toEqual(before);
		expect((await upload(other)).status).toBe(201);
	});

	test("is told so in the form of an offer and of a news item and keeps what was typed", async () => {
		await sentBefore(`picture ${staff.user.id}`, 200);
		const jpeg = await pictureBytes();
		const offer = () => {
			const form = new FormData();
			for (const [name, value] of Object.entries({ ...offerWords, description: "Bleibt stehen" }))
				form.append(name, value);
			form.append("images", new Blob([new Uint8Array(jpeg)]), "foto.jpg");
			return form;
		};
		const news = () => formOf({ name: "Tag der offenen Tür", datum: "2026-06-13", inhalt: "Bleibt stehen" }, jpeg);
		for (const [path, form, words] of [
			["/admin/angebot-hinzufuegen", offer(), deAdmin.addOfferPage["picture.tooMany"]],
			["/admin/nachricht-hinzufuegen", news(), deAdmin.addNewsPage["picture.tooMany"]],
		] as const) {
			const response = await staff.visit(path, { form });
			expect(response.status, path).toBe(429);
			expect(Number(response.headers.get("Retry-After")), path).toBeGreaterThan(200);
			const page = await response.text();
			for (const word of [words, "Bleibt stehen"]) expect(page.includes(word), `${path}: ${word}`).toBe(true);
		}
	});
});

test("all who come from one address have six hundred pictures in ten minutes together", async () => {
	await sentBefore("picture address 127.0.0.1", 599);
	expect((await upload(other)).status).toBe(201);
	for (const person of [other, staff]) expect((await upload(person)).status).toBe(429);
});
