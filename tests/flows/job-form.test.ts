import { expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { outcome, useBuiltSite, useStaff, visitor } from "../app.ts";

useBuiltSite();

const ADD = "/admin/karriere-hinzufuegen";
const texts = deAdmin.addCareerPage;
const words = { title: "Schlosser (m/w/d)", location: "Arnsdorf", type: "Vollzeit", description: "Sie schweißen." };
const all = () => db().selectFrom("Karriere").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").execute();

const admin = useStaff("admin");

test("a new position is stored in the name of who is signed in, whatever the form says, and is on the website at once", async () => {
	const form = {
		...words,
		requirements: "- Geduld\r\n- Kraft",
		title_en: "Metalworker",
		user_id: "somebody",
		id: "1",
		version: "99",
		created_at: "2001-01-01",
	};
	expect(await outcome(await admin.visit(ADD, { form }))).toBe("→ /admin/dashboard");
	const [job] = await all();
	expect(job).toMatchObject({
		...words,
		requirements: "- Geduld\n- Kraft",
		benefits: null,
		title_en: "Metalworker",
		user_id: admin.user.id,
		version: 1,
	});
	expect(job!.created_at > "2026").toBe(true);
	const dashboard = await admin.page("/admin/dashboard");
	for (const word of [texts.added, "„Schlosser (m/w/d)“ steht jetzt auf der Website."])
		expect(dashboard.includes(word), word).toBe(true);
	expect((await visitor().page(`/karriere/${job!.id}`)).includes("Geduld")).toBe(true);
	expect((await visitor().page("/en/karriere")).includes("Metalworker")).toBe(true);
});
