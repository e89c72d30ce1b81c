import { textIn } from "../foundation/i18n/translated.ts";
import { db } from "../foundation/database/client.server.ts";
import type { JobRow } from "../foundation/database/schema.ts";
import { isId } from "../foundation/database/identity.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { onSite } from "../content/preview/on-site.server.ts";
import { jobRecord, jobForm } from "./job-record.ts";
import { itemsOf } from "./job.ts";
import { noPictures } from "../content/form/picture-keeper.server.ts";
import { recordService } from "../content/record-service.server.ts";

/** A sitemap may list 50,000 addresses; both languages of all pages share them. */
const SITEMAP_LIMIT = 500;

const columns = [
	...(["id", "created_at", "location", "title", "title_en", "type", "type_en"] as const),
	...(["description", "description_en", "requirements", "requirements_en", "benefits", "benefits_en"] as const),
] as const;

export async function openJobs(language: Language): Promise<Job[]> {
	const rows = await publicJobs().select(columns).orderBy("created_at", "desc").orderBy("id", "desc").execute();
	return rows.map((row) => toJob(row, language));
}

/** A position as it would be with its draft, for staff. */
export async function jobPreview(id: string, language: Language): Promise<Job | null> {
	const found = await jobRecords.withDraft(id);
	return found && toJob(found.row, language);
}

/** An open position in the page's language; each text has its own, which is German where a translation is missing. */
export type Job = ReturnType<typeof toJob>;

function toJob(row: Pick<JobRow, (typeof columns)[number]>, language: Language) {
	const requirements = textIn(row, "requirements", language);
	const benefits = textIn(row, "benefits", language);
	return {
		id: row.id,
		title: textIn(row, "title", language),
		location: row.location,
		type: textIn(row, "type", language),
		description: textIn(row, "description", language),
		requirements: { items: itemsOf(requirements.text), language: requirements.language },
		benefits: { items: itemsOf(benefits.text), language: benefits.language },
		createdAt: row.created_at,
	};
}

/** The positions that visitors see. Every public query begins here. */
function publicJobs() {
	return db().selectFrom("Karriere").where(onSite);
}

/** A position that visitors can or could see, even if it was deleted while they wrote an application. German title. */
export async function publishedJob(id: string): Promise<{ id: string; title: string } | null> {
	if (!isId(id)) return null;
	const published = db().selectFrom("Karriere").where("published_at", "is not", null).select(["id", "title"]);
	const row = await published.where("id", "=", id).executeTakeFirst();
	if (row) return row;
	const deleted = await db()
		.selectFrom("trash")
		.select(["name as title", "record"])
		.where("id", "=", id)
		.where("kind", "=", jobRecord.kind)
		.executeTakeFirst();
	if (!deleted) return null;
	const { row: stored } = JSON.parse(deleted.record) as { row?: { published_at?: string | null } };
	return stored?.published_at ? { id, title: deleted.title } : null;
}

/** When each position last changed, newest first, for the sitemap. */
export function jobDates(): Promise<{ id: string; updated_at: string }[]> {
	return publicJobs().select(["id", "updated_at"]).orderBy("created_at", "desc").limit(SITEMAP_LIMIT).execute();
}

export const jobRecords = recordService(jobRecord, jobForm, noPictures);
