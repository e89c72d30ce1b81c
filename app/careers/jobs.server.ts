import { db, now } from "../database/client.server.ts";
import { newId } from "../database/identity.ts";
import type { Language } from "../i18n/language.ts";
import { itemsOf, type Job } from "./job.ts";

/** A sitemap holds 50,000 addresses; two languages and the other pages share them. */
const SITEMAP_LIMIT = 500;

/** All open positions, newest first. */
export async function openJobs(language: Language): Promise<Job[]> {
	const rows = await db().selectFrom("Karriere").selectAll().orderBy("created_at", "desc").orderBy("id", "desc").execute();
	const english = language === "en";
	const chosen = (german: string | null, other: string | null): [string | null, Language] => (english && other ? [other, "en"] : [german, "de"]);
	return rows.map((row) => {
		const [title, titleLanguage] = chosen(row.title, row.title_en);
		const [type, typeLanguage] = chosen(row.type, row.type_en);
		const [description, descriptionLanguage] = chosen(row.description, row.description_en);
		const [requirements, requirementsLanguage] = chosen(row.requirements, row.requirements_en);
		const [benefits, benefitsLanguage] = chosen(row.benefits, row.benefits_en);
		return {
			id: row.id,
			title: title ?? "",
			titleLanguage,
			location: row.location,
			type: type ?? "",
			typeLanguage,
			description: description ?? "",
			descriptionLanguage,
			requirements: itemsOf(requirements),
			requirementsLanguage,
			benefits: itemsOf(benefits),
			benefitsLanguage,
			createdAt: row.created_at,
		};
	});
}

/** What a position is made of; requirements and benefits hold one item a line. */
export type JobValues = {
	title: string;
	title_en: string | null;
	location: string;
	type: string;
	type_en: string | null;
	description: string;
	description_en: string | null;
	requirements: string | null;
	requirements_en: string | null;
	benefits: string | null;
	benefits_en: string | null;
};

/** Adds a position in the name of the acting user; `at` is the time it counts as added. */
export async function addJob(values: JobValues, { by, at = now() }: { by: string; at?: string }): Promise<string> {
	const id = newId();
	await db()
		.insertInto("Karriere")
		.values({ ...values, id, user_id: by, created_at: at, updated_at: at })
		.execute();
	return id;
}

/** When each position last changed, newest first, for the sitemap. */
export function jobDates(): Promise<{ id: string; updated_at: string }[]> {
	return db().selectFrom("Karriere").select(["id", "updated_at"]).orderBy("created_at", "desc").limit(SITEMAP_LIMIT).execute();
}

export async function allJobIds(): Promise<string[]> {
	return (await db().selectFrom("Karriere").select("id").execute()).map(({ id }) => id);
}

/** Deletes a position; gives back its title, or null when it was gone already. */
export async function deleteJob(id: string): Promise<string | null> {
	const row = await db().deleteFrom("Karriere").where("id", "=", id).returning("title").executeTakeFirst();
	return row?.title ?? null;
}
