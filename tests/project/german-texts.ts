import { de } from "#app/texts/public/de/every-page.ts";
import { deAdmin } from "#app/texts/office/de/office.ts";
import { deMails } from "#app/texts/mails/de.ts";
import { dePages } from "#app/texts/public/de/pages.ts";

/** All German texts by their namespaces, of which some come in parts. The compiler compares the other languages. */
export const german: Record<string, Record<string, string>> = {};
for (const [namespace, texts] of [de, dePages, deAdmin, deMails].flatMap((catalogue) => Object.entries(catalogue)))
	german[namespace] = { ...german[namespace], ...texts };
