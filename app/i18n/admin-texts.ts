import { de } from "./de.ts";
import { deAdmin } from "./de-admin.ts";
import { deOffers } from "./de-offers.ts";
import { en } from "./en.ts";
import { enAdmin } from "./en-admin.ts";
import { enOffers } from "./en-offers.ts";

/** All texts of the office's pages, in both languages because these share one address. Only office pages import it. */
export const adminTexts = { de: [de, deOffers, deAdmin], en: [en, enOffers, enAdmin] } as const;
