import { textIn } from "../../foundation/i18n/translated.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { documentAnswer } from "../../media/document-answer.server.ts";
import { offerDocument } from "../../machines/offers.server.ts";
import type { Route } from "./+types/document";

/** Serves a document of an offer whose page shows it, as a download; 410 if it was on the website. */
export async function loader({ params: { id, document }, request, url }: Route.LoaderArgs) {
	const found = await offerDocument(id, document);
	if (typeof found === "string")
		return new Response(null, { status: found === "gone" ? 410 : 404, headers: { "Cache-Control": "no-store" } });
	const { text: title } = textIn(found, "title", languageOf({ url, request }));
	return documentAnswer(found, title);
}
