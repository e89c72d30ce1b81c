import { clearPictureFiles, forgetPictures } from "../media/pictures.server.ts";
import { type Connection, db, now } from "../database/client.server.ts";
import { fold, sortNames } from "../database/folding.ts";
import { isId, newId } from "../database/identity.ts";
import type { OfferRow } from "../database/schema.ts";
import { openedVersion } from "../database/version.ts";
import { note } from "../trace/trace.server.ts";
import { storedPictures } from "../trace/stored-pictures.ts";
import { type Actor, changesBetween } from "../trace/trace.ts";
import type { ChosenPicture, OfferValues } from "./offer-form.ts";
import { shownPrice } from "./offer-price.ts";

/** An offer as the back office's form shows it, with its pictures in order. */
export type EditableOffer = OfferRow & { pictures: EditablePicture[] };
export type EditablePicture = { id: string; path: string; width: number; height: number; alt: string; alt_en: string };

export type Saved =
	/** `leftBehind`: all is saved, but the file of a picture that was taken out could not be removed. */
	| { ok: true; id: string; leftBehind: boolean }
	| { ok: false; reason: "missing" }
	| { ok: false; reason: "changed"; current: EditableOffer }
	| { ok: false; reason: "foreignPicture" };

/** Adds an offer in the name of who acts, never of one from the form; `at` is the time it counts as added. */
export async function addOffer(values: OfferValues, pictures: ChosenPicture[], { by, at = now() }: { by: Actor; at?: string }): Promise<Saved> {
	const id = newId();
	return db()
		.transaction()
		.execute(async (t) => {
			if (!(await areFree(pictures, id, t))) return { ok: false, reason: "foreignPicture" };
			await t
				.insertInto("Angebote")
				.values({ ...columnsOf(values), id, user_id: by.id, version: 1, created_at: at, updated_at: at })
				.execute();
			await setPictures(id, pictures, t);
			await note({ kind: "offer", id, name: values.name, action: "created", by }, t);
			return { ok: true, id, leftBehind: false };
		});
}

/**
 * Saves an offer that was opened at version `openedAt`. When somebody saved in between, nothing is written and the
 * current state comes back; an offer that was deleted in between stays deleted.
 */
export async function changeOffer(id: string, openedAt: number, values: OfferValues, pictures: ChosenPicture[], { by }: { by: Actor }): Promise<Saved> {
	const version = openedVersion(openedAt);
	const result = await db()
		.transaction()
		.execute(async (t): Promise<Saved & { unused?: string[] }> => {
			const before = await offerToEdit(id, t);
			if (!before) return { ok: false, reason: "missing" };
			// First: a picture that somebody took out meanwhile is part of their change, not a mistake of this one.
			if (before.version !== version) return { ok: false, reason: "changed", current: before };
			if (!(await areFree(pictures, id, t))) return { ok: false, reason: "foreignPicture" };
			const columns = columnsOf(values);
			const change = { ...columns, version: version + 1, updated_at: now() };
			const changed = await t.updateTable("Angebote").set(change).where("id", "=", id).where("version", "=", version).returning("id").executeTakeFirst();
			if (!changed) {
				const current = await offerToEdit(id, t);
				return current ? { ok: false, reason: "changed", current } : { ok: false, reason: "missing" };
			}
			const unused = await setPictures(id, pictures, t);
			const changes = changesBetween({ ...before, pictures: storedPictures(before.pictures) }, { ...columns, pictures: storedPictures(pictures) }, tracedFields);
			if (changes.length > 0) await note({ kind: "offer", id, name: values.name, action: "changed", by, changes }, t);
			return { ok: true, id, leftBehind: false, unused };
		});
	return result.ok ? { ok: true, id, leftBehind: !(await clearPictureFiles(result.unused ?? [])) } : result;
}

export async function allOfferIds(): Promise<string[]> {
	return (await db().selectFrom("Angebote").select("id").execute()).map(({ id }) => id);
}

/** An offer for the form, or null. */
export async function offerToEdit(id: string, connection: Connection = db()): Promise<EditableOffer | null> {
	if (!isId(id)) return null;
	const offer = await connection.selectFrom("Angebote").selectAll().where("id", "=", id).executeTakeFirst();
	if (!offer) return null;
	const pictures = await connection
		.selectFrom("Angebote_Bilder")
		.innerJoin("pictures", "pictures.id", "picture_id")
		.select(["pictures.id", "path", "width", "height", "alt", "alt_en"])
		.where("offer_id", "=", id)
		.orderBy("position")
		.execute();
	return { ...offer, pictures };
}

/** What the trace tells of: what somebody typed, not what follows from it. */
const tracedFields = [
	...(["name", "name_en", "description", "description_en", "category", "type", "condition", "sale_price", "daily_rate", "price_on_request", "available"] as const),
	...(["weight", "manufacturer", "model", "year_of_construction", "operating_hours", "length", "width", "height", "power", "location", "pictures"] as const),
];

function columnsOf(values: OfferValues) {
	const { name, name_en, manufacturer, model, location, category } = values;
	return {
		...values,
		weight: values.weight ?? null,
		year_of_construction: values.year_of_construction ?? null,
		operating_hours: values.operating_hours ?? null,
		length: values.length ?? null,
		width: values.width ?? null,
		height: values.height ?? null,
		power: values.power ?? null,
		list_price: shownPrice(values),
		...sortNames(name, name_en),
		search_text: fold([name, name_en, manufacturer, model, location, category].filter(Boolean).join(" ")),
	};
}

/** Whether all pictures exist and none belongs to another offer, be it one that lies in the trash. */
async function areFree(pictures: ChosenPicture[], offerId: string, t: Connection): Promise<boolean> {
	const ids = pictures.map(({ id }) => id);
	if (ids.length === 0) return true;
	if (!ids.every(isId)) return false;
	const rows = await t
		.selectFrom("pictures")
		.leftJoin("Angebote_Bilder", "Angebote_Bilder.picture_id", "pictures.id")
		.leftJoin("trash_pictures", "trash_pictures.picture_id", "pictures.id")
		.select(["pictures.id", "path", "offer_id", "trash_id"])
		.where("pictures.id", "in", ids)
		.execute();
	return rows.length === ids.length && rows.every((row) => row.path.startsWith("angebot-bilder/") && row.trash_id === null && (row.offer_id === null || row.offer_id === offerId));
}

/** Makes these the offer's pictures, in this order; gives back the paths of files that are no longer needed. */
async function setPictures(offerId: string, pictures: ChosenPicture[], t: Connection): Promise<string[]> {
	const before = await t.deleteFrom("Angebote_Bilder").where("offer_id", "=", offerId).returning("picture_id").execute();
	const kept = new Set(pictures.map(({ id }) => id));
	const unused = await forgetPictures(
		before.map(({ picture_id }) => picture_id).filter((id) => !kept.has(id)),
		t,
	);
	if (pictures.length > 0) {
		const rows = pictures.map(({ id, alt, alt_en }, position) => ({ offer_id: offerId, picture_id: id, position, alt, alt_en, updated_at: now() }));
		await t.insertInto("Angebote_Bilder").values(rows).execute();
	}
	return unused;
}
