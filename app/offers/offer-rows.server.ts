import type { SelectQueryBuilder } from "kysely";
import type { Schema } from "../database/schema.ts";
import type { Language } from "../i18n/language.ts";
import type { OfferCard, OfferPicture } from "./offer.ts";
import { shownPrice } from "./offer-price.ts";

/** Adds the columns that a card shows, and the cover picture. */
export function withCover<O>(query: SelectQueryBuilder<Schema, "Angebote", O>) {
	return query
		.leftJoin("Angebote_Bilder", (join) =>
			join.onRef("Angebote_Bilder.offer_id", "=", "Angebote.id").on("Angebote_Bilder.position", "=", 0),
		)
		.leftJoin("pictures", "pictures.id", "Angebote_Bilder.picture_id")
		.select([
			"Angebote.id",
			"name",
			"name_en",
			"type",
			"condition",
			"sale_price",
			"daily_rate",
			"price_on_request",
			"available",
		])
		.select(["year_of_construction", "operating_hours", "power", "Angebote_Bilder.alt", "Angebote_Bilder.alt_en"])
		.select([
			"pictures.id as picture_id",
			"pictures.path",
			"pictures.width as picture_width",
			"pictures.height as picture_height",
			"pictures.colour",
			"pictures.preview",
		]);
}

type CardRow = {
	[K in keyof Awaited<ReturnType<ReturnType<typeof withCover<object>>["execute"]>>[number]]: Awaited<
		ReturnType<ReturnType<typeof withCover<object>>["execute"]>
	>[number][K];
};

export function toCard(row: CardRow, language: Language): OfferCard {
	const { name, nameLanguage } = named(row, language);
	return {
		id: row.id,
		name,
		nameLanguage,
		type: row.type,
		condition: row.condition,
		price: shownPrice(row),
		available: row.available,
		year: row.year_of_construction,
		hours: row.operating_hours,
		power: row.power,
		picture: row.picture_id
			? toPicture({ ...row, id: row.picture_id, width: row.picture_width, height: row.picture_height }, name, language)
			: null,
	};
}

/** The name in the page's language, German where there is no English. */
export function named(
	row: { name: string; name_en: string | null },
	language: Language,
): { name: string; nameLanguage: Language } {
	return language === "en" && row.name_en
		? { name: row.name_en, nameLanguage: "en" }
		: { name: row.name, nameLanguage: "de" };
}

type PictureRow = {
	id: string;
	path: string | null;
	width: number | null;
	height: number | null;
	colour: string | null;
	preview: string | null;
	alt: string | null;
	alt_en: string | null;
};

/** A picture whose words nobody wrote shows the machine, so it takes its name. */
export function toPicture(row: PictureRow, name: string, language: Language): OfferPicture {
	const alt = (language === "en" ? row.alt_en || row.alt : row.alt) || name;
	return {
		id: row.id,
		path: row.path ?? "",
		width: row.width ?? 0,
		height: row.height ?? 0,
		colour: row.colour ?? "#888888",
		preview: row.preview,
		alt,
	};
}
