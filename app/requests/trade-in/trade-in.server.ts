import { number } from "../../foundation/i18n/format.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { readUploads, type Uploads } from "../../media/upload/uploads.server.ts";
import type { ContactValues } from "../contact/contact-form.ts";
import type { TradeIn } from "./trade-in-form.ts";
import { MOST_PHOTOS, PHOTO_FIELD } from "../trade-in-photos.ts";

/** Reads a visitor's form and stores its photos. @throws RefusedFile as `readUploads` */
export function readPhotos(request: Request, address: string): Promise<Uploads> {
	const pictures = { field: PHOTO_FIELD, bucket: "anfragen-bilder" as const, max: MOST_PHOTOS };
	return readUploads(request, { pictures }, { id: null, address });
}

/** Reads a machine back from the message that `toContactValues` made, but for its condition; "" for what was left out. */
export function offeredMachine(message: string, language: Language) {
	const t = textsIn(language).of("tradeIn");
	const [facts = ""] = message.split("\n\n");
	const lines = facts.split("\n");
	const valueOf = (key: "make" | "model" | "year" | "hours") => {
		const label = `${t(key)}: `;
		return lines.find((line) => line.startsWith(label))?.slice(label.length) ?? "";
	};
	return {
		make: valueOf("make"),
		model: valueOf("model"),
		year: valueOf("year"),
		hours: valueOf("hours").replace(/\D/g, ""),
	};
}

/** Turns the form into an ordinary request, in the page's language. */
export function toContactValues(offered: TradeIn, photos: number, language: Language): ContactValues {
	const { make, model, year, hours, location, price, condition, ...sender } = offered;
	const t = textsIn(language).of("tradeIn");
	const facts = [
		["make", make],
		["model", model],
		["year", year],
		["hours", hours !== undefined && `${number(language, hours)} h`],
		["location", location],
		["price", price],
		["photos", photos],
	] as const;
	const list = facts.flatMap(([key, value]) => (value ? [`${t(key)}: ${value}`] : [])).join("\n");
	return {
		...sender,
		subject: t("subject", { machine: `${make} ${model}` }),
		message: condition ? `${list}\n\n${t("condition")}: ${condition}` : list,
	};
}
