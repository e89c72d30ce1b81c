import { languageOf } from "../../i18n/language.ts";
import { operator } from "../../site/company.ts";
import { privacyDe } from "../../site/legal/privacy-de.ts";
import { privacyEn } from "../../site/legal/privacy-en.ts";
import { LegalPage } from "../../site/legal/legal-page.tsx";
import type { Route } from "./+types/privacy";

/** The text comes from the server, in one language: it is long, and read once. */
export function loader(args: Route.LoaderArgs) {
	return languageOf(args) === "en" ? privacyEn(operator) : privacyDe(operator);
}

export default function Legal({ loaderData }: Route.ComponentProps) {
	return <LegalPage text={loaderData} />;
}
