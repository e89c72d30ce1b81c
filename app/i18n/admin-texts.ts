import { de } from "./de.ts";
import { deAdmin } from "./de-admin.ts";
import { en } from "./en.ts";
import { enAdmin } from "./en-admin.ts";

/** All texts of the office's pages, which have one address for both languages; imported by these pages alone. */
export const adminTexts = { de: { ...de, ...deAdmin }, en: { ...en, ...enAdmin } } as const;
