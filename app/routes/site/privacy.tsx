import { knownContactRequestDays } from "../../contact/retention.server.ts";
import { publicLoader } from "../../public-loader.server.ts";
import { operator } from "../../site/company.ts";
import { privacyDe } from "../../site/legal/privacy-de.ts";
import { privacyEn } from "../../site/legal/privacy-en.ts";
import { LegalPage } from "../../site/legal/legal-page.tsx";
import type { Route } from "./+types/privacy";

/** The server sends the text in one language only, because it is long and usually read once. */
export const loader = publicLoader({ topics: ["settings"], parameters: {} }, async ({ language }) => {
	const facts = { ...operator, contactRequestDays: await knownContactRequestDays() };
	return language === "en" ? privacyEn(facts) : privacyDe(facts);
});

export default function Legal({ loaderData }: Route.ComponentProps) {
	return <LegalPage text={loaderData} />;
}
