import { expect, test } from "vitest";
import { jobRecords } from "#app/careers/jobs.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { removeUnusedPictures } from "#app/media/sweep.server.ts";
import { newsRecords } from "#app/news/news.server.ts";
import { emptyOldTrash } from "#app/content/trash/trash-repository.server.ts";
import { filesIn } from "../files.ts";
import { makeJob, makeNews, makePicture, makeUser } from "../make.ts";
import { useUser } from "../before.ts";
import { setRow } from "../rows.ts";

const by = useUser();
const DAY_MILLISECONDS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MILLISECONDS).toISOString() as never;

test("a deleted news item keeps its picture for 30 days and loses it, with itself, afterwards", async () => {
	const picture = await makePicture(by, "news-bilder");
	const id = await makeNews({}, { by, picture });
	await newsRecords.remove(id, by);
	await setRow("pictures", picture.id, { created_at: daysAgo(60), updated_at: daysAgo(60) });
	const age = (days: number) => setRow("trash", id, { created_at: daysAgo(days) });
	await age(29);
	await emptyOldTrash();
	await removeUnusedPictures();
	expect(filesIn("media")).toContain(picture.path);
	await age(31);
	await emptyOldTrash();
	expect(filesIn("media")).not.toContain(picture.path);
	expect(await newsRecords.restore(id, by)).toBeNull();
});

test("what comes back after its maker's account is gone names nobody", async () => {
	const maker = await makeUser();
	const [news, job] = [await makeNews({}, { by: maker }), await makeJob({}, { by: maker })];
	await newsRecords.remove(news, by);
	await jobRecords.remove(job, by);
	await db().deleteFrom("users").where("id", "=", maker.id).execute();
	await newsRecords.restore(news, by);
	await jobRecords.restore(job, by);
	expect(await newsRecords.findForEdit(news)).toMatchObject({ user_id: null });
	expect(await jobRecords.findForEdit(job)).toMatchObject({ user_id: null });
});
