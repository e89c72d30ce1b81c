import { deAdmin } from "./de-admin.ts";
import { enAdmin } from "./en-admin.ts";

/** The office's texts in both languages; imported by its layout alone. */
export const adminTexts = { de: deAdmin, en: enAdmin } as const;
