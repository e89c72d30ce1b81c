import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { signedInAs, useBuiltSite, type Visitor } from "../app.ts";
import { filesIn } from "../files.ts";
import { pictureBytes } from "../make.ts";

useBuiltSite();

let staff: Visitor & { user: { id: string } };
let other: Visitor;
beforeAll(async () => {
	staff = await signedInAs("admin");
	other = await signedInAs("angebots_admin");
});
beforeEach(async () => {
	staff.cookies.delete("app_language");
	await db().deleteFrom("throttles").execute();
});

/** So many pictures have come already, in the last five of ten minutes. */
const sentBefore = (key: string, points: number) =>
	db()
		.insertInto("throttles")
		.values({
			key,
			points,
			expires_at: new Date(Date.now() + 300_000).toISOString(),
			updated_at: new Date().toISOString(),
		})
		.execute();
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
});

test("all who come from one address have six hundred pictures in ten minutes together", async () => {
	await sentBefore("picture address 127.0.0.1", 599);
	expect((await upload(other)).status).toBe(201);
	for (const person of [other, staff]) expect((await upload(person)).status).toBe(429);
});
