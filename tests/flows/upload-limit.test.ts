import { beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { useBuiltSite, type Visitor, useStaff } from "../app.ts";
import { filesIn } from "../files.ts";
import { fileOf, pictureBytes } from "../make.ts";
import { addRow } from "../rows.ts";
import { expectWords } from "../words.ts";

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
const upload = async (by: Visitor) => by.visit("/admin/bilder", { form: { images: fileOf(await pictureBytes()) } });

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

	test("is told so in a form without a script, and keeps what was typed", async () => {
		await sentBefore(`picture ${staff.user.id}`, 200);
		const words = { name: "Hoftag", datum: "2026-06-13", inhalt: "Bleibt stehen" };
		const form = { ...words, image: fileOf(await pictureBytes()) };
		const response = await staff.visit("/admin/nachricht-hinzufuegen", { form });
		expect(response.status).toBe(429);
		expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(200);
		expectWords(await response.text(), deAdmin.addNewsPage["picture.tooMany"], "Bleibt stehen");
	});
});

test("all who come from one address have six hundred pictures in ten minutes together", async () => {
	await sentBefore("picture address 127.0.0.1", 599);
	expect((await upload(other)).status).toBe(201);
	for (const person of [other, staff]) expect((await upload(person)).status).toBe(429);
});
