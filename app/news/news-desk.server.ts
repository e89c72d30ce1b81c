import { type Connection, db, now } from "../database/client.server.ts";
import { fold, sortNames } from "../database/folding.ts";
import { isId, newId } from "../database/identity.ts";
import type { NewsRow } from "../database/schema.ts";
import { openedVersion } from "../database/version.ts";
import { clearPictureFiles, forgetPicturesAt } from "../media/pictures.server.ts";
import { type Actor, changesBetween } from "../trace/trace.ts";
import { note } from "../trace/trace.server.ts";
import type { NewsWords } from "./news-form.ts";

/** A news item as the back office's form shows it. */
export type EditableNews = NewsRow & { picture: EditablePicture | null };
export type EditablePicture = { id: string; path: string; width: number; height: number };

/** What becomes of the picture: the stored one stays, there is none any more, or this stored picture is it. */
export type PictureChoice = "keep" | "none" | { id: string };

export type Saved =
	/** `leftBehind`: all is saved, but the file of the old picture could not be removed. */
	| { ok: true; id: string; leftBehind: boolean }
	| { ok: false; reason: "missing" }
	| { ok: false; reason: "changed"; current: EditableNews }
	| { ok: false; reason: "foreignPicture" };

/** Adds a news item in the name of who acts, never of one from the form. */
export async function addNews(words: NewsWords, picture: PictureChoice, { by }: { by: Actor }): Promise<Saved> {
	const id = newId();
	return db()
		.transaction()
		.execute(async (t) => {
			const image_url = typeof picture === "string" ? null : await freePicture(picture.id, id, t);
			if (image_url === undefined) return { ok: false, reason: "foreignPicture" };
			await t
				.insertInto("Aktuelles")
				.values({ ...columnsOf(words), image_url, id, user_id: by.id, version: 1, updated_at: now() })
				.execute();
			await note({ kind: "news", id, name: words.name, action: "created", by }, t);
			return { ok: true, id, leftBehind: false };
		});
}

/**
 * Saves a news item that was opened at version `openedAt`. When somebody saved in between, nothing is written and the
 * current state comes back; one that was deleted in between stays deleted.
 */
export async function changeNews(id: string, openedAt: number, words: NewsWords, picture: PictureChoice, { by }: { by: Actor }): Promise<Saved> {
	const version = openedVersion(openedAt);
	const result = await db()
		.transaction()
		.execute(async (t): Promise<Saved & { unused?: string[] }> => {
			const before = await newsToEdit(id, t);
			if (!before) return { ok: false, reason: "missing" };
			const image_url = picture === "keep" ? before.image_url : picture === "none" ? null : await freePicture(picture.id, id, t);
			if (image_url === undefined) return { ok: false, reason: "foreignPicture" };
			const columns = { ...columnsOf(words), image_url };
			const change = { ...columns, version: version + 1, updated_at: now() };
			const changed = await t.updateTable("Aktuelles").set(change).where("id", "=", id).where("version", "=", version).returning("id").executeTakeFirst();
			if (!changed) {
				const current = await newsToEdit(id, t);
				return current ? { ok: false, reason: "changed", current } : { ok: false, reason: "missing" };
			}
			const unused = before.image_url && before.image_url !== image_url ? await forgetPicturesAt([before.image_url], t) : [];
			const changes = changesBetween(traced(before), traced(columns), tracedFields);
			if (changes.length > 0) await note({ kind: "news", id, name: words.name, action: "changed", by, changes }, t);
			return { ok: true, id, leftBehind: false, unused };
		});
	return result.ok ? { ok: true, id, leftBehind: !(await clearPictureFiles(result.unused ?? [])) } : result;
}

/** A news item for the form, or null. */
export async function newsToEdit(id: string, connection: Connection = db()): Promise<EditableNews | null> {
	if (!isId(id)) return null;
	const row = await connection.selectFrom("Aktuelles").selectAll().where("id", "=", id).executeTakeFirst();
	if (!row) return null;
	const picture = row.image_url
		? await connection.selectFrom("pictures").select(["id", "path", "width", "height"]).where("path", "=", row.image_url).executeTakeFirst()
		: undefined;
	return { ...row, picture: picture ?? null };
}

export async function allNewsIds(): Promise<string[]> {
	return (await db().selectFrom("Aktuelles").select("id").execute()).map(({ id }) => id);
}

/** What the trace tells of: what somebody typed, not what follows from it. */
const tracedFields = ["name", "name_en", "datum", "inhalt", "inhalt_en", "image", "image_alt", "image_alt_en"] as const;

/** A picture is told by the end of its id: enough to see that it is another. */
function traced({ image_url, ...words }: NewsWords & { image_url: string | null }) {
	return { ...words, image: image_url && image_url.replace(/\.\w+$/, "").slice(-6) };
}

function columnsOf(words: NewsWords) {
	const { name, name_en, inhalt } = words;
	return { ...words, ...sortNames(name, name_en), search_text: fold([name, name_en, inhalt].filter(Boolean).join(" ")) };
}

/** The path of a picture that this news item may have; undefined when it is none of the news, or another record's, be it one in the trash. */
async function freePicture(pictureId: string, newsId: string, t: Connection): Promise<string | undefined> {
	if (!isId(pictureId)) return undefined;
	const row = await t
		.selectFrom("pictures")
		.leftJoin("trash_pictures", "trash_pictures.picture_id", "pictures.id")
		.leftJoin("Aktuelles", "Aktuelles.image_url", "pictures.path")
		.select(["path", "trash_id", "Aktuelles.id as owner"])
		.where("pictures.id", "=", pictureId)
		.executeTakeFirst();
	if (!row || !row.path.startsWith("news-bilder/") || row.trash_id !== null) return undefined;
	return row.owner === null || row.owner === newsId ? row.path : undefined;
}
