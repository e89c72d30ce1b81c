import { beforeAll, describe, expect, test } from "vitest";
import { jobRecords } from "#app/careers/job-service.server.ts";
import type { JobValues } from "#app/careers/job-record.ts";
import { openJobs } from "#app/careers/jobs.server.ts";
import type { Actor } from "#app/audit-log/audit.ts";
import { makeJob, makeUser } from "../make.ts";

let by: Actor;
beforeAll(async () => {
	by = await makeUser();
});

const nothing = {
	title_en: null,
	type_en: null,
	description_en: null,
	requirements: null,
	requirements_en: null,
	benefits: null,
	benefits_en: null,
};
const plain: JobValues = { ...nothing, title: "Monteur", location: "Arnsdorf", type: "Vollzeit", description: "Text" };
const titleOf = async (id: string) => (await jobRecords.findForEdit(id))?.title;

describe("saving a position", () => {
	test("counts the saves and keeps who added it and when", async () => {
		const id = await makeJob(plain, { by, at: "2026-01-01T00:00:00.000Z" });
		const other = await makeUser();
		expect(await jobRecords.change(id, 1, { ...plain, title: "Monteurin", benefits: "Urlaub" }, { by: other })).toEqual(
			{ ok: true, id, leftBehind: false },
		);
		expect(await jobRecords.findForEdit(id)).toMatchObject({
			title: "Monteurin",
			benefits: "Urlaub",
			version: 2,
			user_id: by.id,
			created_at: "2026-01-01T00:00:00.000Z",
		});
		expect((await openJobs("de")).find((job) => job.id === id)).toMatchObject({
			title: "Monteurin",
			benefits: ["Urlaub"],
		});
	});

	test("that was opened before somebody else saved writes nothing and shows what is stored", async () => {
		const id = await makeJob({}, { by });
		await jobRecords.change(id, 1, { ...plain, title: "Vom Ersten" }, { by });
		expect(await jobRecords.change(id, 1, { ...plain, title: "Vom Zweiten" }, { by })).toMatchObject({
			ok: false,
			reason: "changed",
			current: { title: "Vom Ersten", version: 2 },
		});
		expect(await titleOf(id)).toBe("Vom Ersten");
	});

	test("by four at the same moment lets one through", async () => {
		const id = await makeJob({}, { by });
		const all = await Promise.all(
			[1, 2, 3, 4].map((n) => jobRecords.change(id, 1, { ...plain, title: `Nummer ${n}` }, { by })),
		);
		expect(all.filter(({ ok }) => ok)).toHaveLength(1);
	});

	test.each([Number.NaN, -1, 0, 1.5, 2 ** 40, 1e300])(
		"with a version that none can have (%s) is told of the stored one",
		async (version) => {
			const id = await makeJob({ title: "Bleibt" }, { by });
			expect(await jobRecords.change(id, version, plain, { by })).toMatchObject({ ok: false, reason: "changed" });
			expect(await titleOf(id)).toBe("Bleibt");
		},
	);

	test("that was deleted meanwhile does not bring it back, and under a word that is no id finds none", async () => {
		const id = await makeJob({}, { by });
		await jobRecords.remove(id, by);
		expect(await jobRecords.change(id, 1, plain, { by })).toEqual({ ok: false, reason: "missing" });
		expect(await jobRecords.findForEdit(id)).toBeNull();
		expect(await jobRecords.change("' or 1=1 --", 1, plain, { by })).toEqual({ ok: false, reason: "missing" });
	});
});
