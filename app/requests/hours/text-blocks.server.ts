import { columnIn } from "../../foundation/i18n/translated.ts";
import { db, now } from "../../foundation/database/client.server.ts";
import { newId } from "../../foundation/database/identity.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { fillIn, type PlaceholderValues, unfilled } from "./placeholders.ts";
import type { TextBlock } from "./text-block.ts";

export function textBlocks(): Promise<TextBlock[]> {
	return db()
		.selectFrom("text_blocks")
		.select(["id", "name", "text", "text_en", "version"])
		.orderBy("name")
		.orderBy("id")
		.execute();
}

/** The blocks for an answer in a language, filled in; without those that `values` do not fill. */
export async function filledBlocks(language: Language, values: PlaceholderValues) {
	return (await textBlocks()).flatMap(({ id, name, ...block }) => {
		const text = block[columnIn("text", language)];
		return text && unfilled(text, values).length === 0 ? [{ id, name, text: fillIn(text, values) }] : [];
	});
}

export async function addFirstTextBlocks(): Promise<void> {
	const existing = await db().selectFrom("text_blocks").select("id").limit(1).executeTakeFirst();
	if (existing) return;
	const time = now();
	const blocks = firstTextBlocks.map((block) => ({ id: newId(), ...block, updated_at: time }));
	await db().insertInto("text_blocks").values(blocks).execute();
}

/** The text blocks of a new installation; the office changes them as it likes. */
const firstTextBlocks = [
	{
		name: "Preis nennen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse. Unser Preis:\n{price}\n\nBilder und technische Daten finden Sie hier:\n{link}\n\nWann dürfen wir Sie anrufen?",
		text_en:
			"Dear {name},\n\nthank you for your interest. Our price:\n{price}\n\nPictures and technical data are here:\n{link}\n\nWhen may we call you?",
	},
	{
		name: "Besichtigung anbieten",
		text: "Guten Tag {name},\n\ngern zeigen wir Ihnen die Maschine bei uns auf dem Hof: {machine}. Welcher Tag passt Ihnen?",
		text_en:
			"Dear {name},\n\nwe would be pleased to show you the machine in our yard: {machine}. Which day would suit you?",
	},
	{
		name: "Rückruf anbieten",
		text: "Guten Tag {name},\n\nvielen Dank für Ihre Nachricht. Gern besprechen wir das am Telefon. Wann passt Ihnen unser Anruf, und welche Nummer ist dann die richtige?",
		text_en:
			"Dear {name},\n\nthank you for your message. We would be glad to talk it over on the telephone. When would be a good time for our call, and which number is best then?",
	},
	{
		name: "Nicht mehr verfügbar",
		text: "Guten Tag {name},\n\nleider ist die Maschine nicht mehr verfügbar: {machine}. Wir melden uns gern, sobald wir eine ähnliche Maschine haben.",
		text_en:
			"Dear {name},\n\nunfortunately the machine is no longer available: {machine}. We will gladly let you know as soon as we have a similar machine.",
	},
	{
		name: "Zum Gespräch einladen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse an unserem Betrieb ({application}). Gern möchten wir Sie kennenlernen. An welchem Tag passt Ihnen ein Gespräch bei uns?",
		text_en:
			"Dear {name},\n\nthank you for your interest in our company ({application}). We would like to meet you. Which day would suit you for an interview here?",
	},
	{
		name: "Bewerbung absagen",
		text: "Guten Tag {name},\n\nvielen Dank für Ihr Interesse an unserem Betrieb ({application}). Leider können wir Ihnen zurzeit keine Stelle anbieten. Für Ihren weiteren Weg wünschen wir Ihnen alles Gute.",
		text_en:
			"Dear {name},\n\nthank you for your interest in our company ({application}). Unfortunately we cannot offer you a position at present. We wish you every success.",
	},
];
