import { textIn } from "../foundation/i18n/translated.ts";
import { countOf, db } from "../foundation/database/client.server.ts";
import { pageOf } from "../foundation/database/page-of.ts";
import { shorten } from "../foundation/ui/shorten.ts";
import { isId } from "../foundation/database/identity.ts";
import { pictureIdOf } from "../media/picture-path.ts";
import { findPictures, type StoredPicture } from "../media/pictures.server.ts";
import type { Language } from "../foundation/i18n/language.ts";
import { onSite } from "../content/preview/on-site.server.ts";
import { recordService } from "../content/record-service.server.ts";
import { newsPictures } from "./news-pictures.server.ts";
import { newsForm, newsRecord } from "./news-record.ts";
import { plainLine } from "../foundation/ui/written-blocks.ts";

export const NEWS_A_PAGE = 9;
const EXCERPT_LENGTH = 100;
/** A sitemap may list 50,000 addresses; both languages of all pages share them. */
const SITEMAP_LIMIT = 4000;

export async function newestNews(count: number, language: Language) {
	return toCards(await items().limit(count).execute(), language);
}

/** One page of the archive. A page beyond the last one becomes the last one. */
export async function newsPage(requestedPage: number, language: Language) {
	const { offset, ...numbers } = pageOf(await countOf(publicNews()), requestedPage, NEWS_A_PAGE);
	const rows = await items().limit(NEWS_A_PAGE).offset(offset).execute();
	return { items: await toCards(rows, language), ...numbers };
}

export async function newsItem(id: string, language: Language) {
	if (!isId(id)) return null;
	const row = await items().where("id", "=", id).executeTakeFirst();
	return row ? toItem(row, language) : null;
}

/** A news item as it would be with its draft, for staff. */
export async function newsPreview(id: string, language: Language) {
	const found = await newsRecords.withDraft(id);
	if (!found) return null;
	const [picture] = await findPictures(found.pictures.map((listed) => listed.id));
	return toItem({ ...found.row, image_url: picture?.path ?? null }, language);
}

async function toItem(row: Row, language: Language) {
	const [card] = await toCards([row], language);
	const { excerpt: _, excerptLanguage: textLanguage, ...shown } = card!;
	return { ...shown, text: textIn(row, "inhalt", language).text, textLanguage, updatedAt: row.updated_at };
}

/** The news that visitors see. Every public query begins here. */
function publicNews() {
	return db().selectFrom("Aktuelles").where(onSite);
}

function items() {
	return publicNews()
		.select(["id", "name", "name_en", "inhalt", "inhalt_en", "datum", "updated_at"])
		.select(["image_url", "image_alt", "image_alt_en"])
		.orderBy("datum", "desc")
		.orderBy("id", "desc");
}

type Row = Awaited<ReturnType<ReturnType<typeof items>["execute"]>>[number];

async function toCards(rows: Row[], language: Language) {
	const stored = await findPictures(rows.flatMap(({ image_url }) => (image_url ? pictureIdOf(image_url) : [])));
	return rows.map((row) => toCard(row, stored.find(({ path }) => path === row.image_url) ?? null, language));
}

export type NewsCard = ReturnType<typeof toCard>;

function toCard(row: Row, stored: StoredPicture | null, language: Language) {
	const title = textIn(row, "name", language);
	const text = textIn(row, "inhalt", language);
	return {
		id: row.id,
		title: title.text,
		titleLanguage: title.language,
		/** A calendar day. */
		day: row.datum,
		excerpt: shorten(plainLine(text.text), EXCERPT_LENGTH),
		excerptLanguage: text.language,
		picture: stored && { ...stored, alt: textIn(row, "image_alt", language).text || title.text },
	};
}

/** When each item last changed, for the sitemap, newest first. */
export function newsDates(): Promise<{ id: string; updated_at: string }[]> {
	return publicNews().select(["id", "updated_at"]).orderBy("datum", "desc").limit(SITEMAP_LIMIT).execute();
}

export const newsRecords = recordService(newsRecord, newsForm, newsPictures);
