import { de } from "../../texts/public/de/every-page.ts";
import { deAdmin } from "../../texts/office/de/office.ts";
import { deOffers } from "../../texts/public/de/machines.ts";
import { en } from "../../texts/public/en/every-page.ts";
import { enAdmin } from "../../texts/office/en/office.ts";
import { enOffers } from "../../texts/public/en/machines.ts";
import type { Language } from "./language.ts";
import type { Catalogue } from "./text.ts";

/** All texts of the office's pages, in both languages because these share one address. Only office pages import it. */
export const adminTexts = { de: [de, deOffers, deAdmin], en: [en, enOffers, enAdmin] } as const satisfies Record<
	Language,
	readonly Catalogue[]
>;
