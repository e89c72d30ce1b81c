import { beforeAll, describe, expect, test } from "vitest";
import { jobRecords } from "#app/careers/job-service.server.ts";
import { openJobs } from "#app/careers/jobs.server.ts";
import { db } from "#app/database/client.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { newsRecords } from "#app/news/news-service.server.ts";
import { newsItem } from "#app/news/news.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { emptyOldTrash } from "#app/trash/trash-repository.server.ts";
import { filesIn } from "../files.ts";
import { makeJob, makeNews, makePicture, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const DAY_MILLISECONDS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MILLISECONDS).toISOString() as never;
const traceOf = (id: string) =>
	db()
		.selectFrom("trace")
		.select(["kind", "action", "by_email", "record_name", "changes"])
		.where("record_id", "=", id)
		.orderBy("id")
		.execute();

describe("a deleted news item", () => {
	test("is nowhere to be seen, and comes back as it was, picture included", async () => {
		const picture = await makePicture(by, "news-bilder");
		const words = { name: "Wiederkehr", name_en: "Return", image_alt: "Ein Bild" };
		const id = await makeNews(words, { by, picture, at: "2026-01-02T10:00:00.000Z" });
		const before = await newsRecords.findForEdit(id);
		expect(await newsRecords.remove(id, by)).toBe("Wiederkehr");
		expect([await newsRecords.findForEdit(id), await newsItem(id, "de")]).toEqual([null, null]);
		expect(await newsRecords.remove(id, by)).toBeNull();
		expect(await newsRecords.remove("no id", by)).toBeNull();
		expect(await jobRecords.restore(id, by)).toBeNull();
		expect(await newsRecords.restore(id, by)).toMatchObject({ name: "Wiederkehr" });
		expect({ ...(await newsRecords.findForEdit(id))!, updated_at: "" }).toEqual({ ...before!, updated_at: "" });
		expect((await newsItem(id, "en"))?.picture?.path).toBe(picture.path);
		expect(await newsRecords.restore(id, by)).toBeNull();
	});

	test("keeps its picture for 30 days and loses it, with itself, afterwards", async () => {
		const picture = await makePicture(by, "news-bilder");
		const id = await makeNews({}, { by, picture });
		await newsRecords.remove(id, by);
		await db()
			.updateTable("pictures")
			.set({ created_at: daysAgo(60), updated_at: daysAgo(60) } as never)
			.where("id", "=", picture.id)
			.execute();
		const age = (days: number) =>
			db()
				.updateTable("trash")
				.set({ created_at: daysAgo(days) } as never)
				.where("id", "=", id)
				.execute();
		await age(29);
		await emptyOldTrash();
		await removeUnusedPictures();
		expect(filesIn("media")).toContain(picture.path);
		await age(31);
		await emptyOldTrash();
		expect(filesIn("media")).not.toContain(picture.path);
		expect(await newsRecords.restore(id, by)).toBeNull();
	});
});

test("a deleted position is nowhere to be seen, and comes back as it was", async () => {
	const id = await makeJob({ title: "Wiederkehrer", benefits_en: "30 days" }, { by, at: "2026-01-01T00:00:00.000Z" });
	const before = await jobRecords.findForEdit(id);
	expect(await jobRecords.remove(id, by)).toBe("Wiederkehrer");
	expect(await jobRecords.findForEdit(id)).toBeNull();
	expect((await openJobs("de")).some((job) => job.id === id)).toBe(false);
	expect(await jobRecords.remove(id, by)).toBeNull();
	expect(await newsRecords.restore(id, by)).toBeNull();
	expect(await jobRecords.restore(id, by)).toMatchObject({ name: "Wiederkehrer" });
	expect({ ...(await jobRecords.findForEdit(id))!, updated_at: "" }).toEqual({ ...before!, updated_at: "" });
	expect(await jobRecords.restore(id, by)).toBeNull();
});

test("what comes back after its maker's account is gone names nobody", async () => {
	const maker = await makeUser();
	const [news, job] = [await makeNews({}, { by: maker }), await makeJob({}, { by: maker })];
	await newsRecords.remove(news, by);
	await jobRecords.remove(job, by);
	await db().deleteFrom("users").where("id", "=", maker.id).execute();
	await newsRecords.restore(news, by);
	await jobRecords.restore(job, by);
	expect([(await newsRecords.findForEdit(news))?.user_id, (await jobRecords.findForEdit(job))?.user_id]).toEqual([
		null,
		null,
	]);
});

describe("the audit log", () => {
	test("tells who added, changed, deleted and restored a news item, field by field, and nothing of a save that changed nothing", async () => {
		const other = await makeUser();
		const [first, second] = [await makePicture(by, "news-bilder"), await makePicture(by, "news-bilder")];
		const words = {
			name: "Spur",
			name_en: null,
			datum: "2026-05-09",
			inhalt: "Text",
			inhalt_en: null,
			image_alt: "",
			image_alt_en: "",
		};
		const id = await makeNews(words, { by, picture: first });
		await newsRecords.change(
			id,
			1,
			{ ...words, datum: "2026-05-10", inhalt_en: "Words" },
			{ by: other, pictures: second },
		);
		await newsRecords.change(
			id,
			2,
			{ ...words, datum: "2026-05-10", inhalt_en: "Words" },
			{ by: other, pictures: "keep" },
		);
		await newsRecords.remove(id, other);
		await newsRecords.restore(id, by);
		const entries = await traceOf(id);
		expect(entries.map(({ kind, action, by_email, record_name }) => [kind, action, by_email, record_name])).toEqual([
			["news", "created", by.email, "Spur"],
			["news", "changed", other.email, "Spur"],
			["news", "deleted", other.email, "Spur"],
			["news", "restored", by.email, "Spur"],
		]);
		expect(JSON.parse(entries[1]!.changes!)).toEqual([
			{ field: "datum", from: "2026-05-09", to: "2026-05-10" },
			{ field: "inhalt_en", from: null, to: "Words" },
			{ field: "image", from: first.id.slice(-6), to: second.id.slice(-6) },
		]);
	});

	test("tells the same of a position", async () => {
		const id = await makeJob({ title: "Spurstelle" }, { by });
		const { title, location, type, description, ...rest } = (await jobRecords.findForEdit(id))!;
		const { title_en, type_en, description_en, requirements, requirements_en, benefits_en } = rest;
		const values = {
			title,
			location,
			type,
			description,
			title_en,
			type_en,
			description_en,
			requirements,
			requirements_en,
			benefits_en,
			benefits: null,
		};
		await jobRecords.change(id, 1, values, { by });
		await jobRecords.change(id, 2, values, { by });
		await jobRecords.remove(id, by);
		await jobRecords.restore(id, by);
		const entries = await traceOf(id);
		expect(entries.map(({ kind, action, record_name }) => [kind, action, record_name])).toEqual(
			["created", "changed", "deleted", "restored"].map((action) => ["job", action, "Spurstelle"]),
		);
		expect(JSON.parse(entries[1]!.changes!)).toEqual([{ field: "benefits", from: "30 Tage Urlaub", to: null }]);
	});
});
