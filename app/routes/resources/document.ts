import { textIn } from "../../foundation/i18n/translated.ts";
import { staffOrNull } from "../../accounts/session.server.ts";
import { languageOf } from "../../foundation/i18n/language.ts";
import { documentAnswer } from "../../media/document-answer.server.ts";
import { offerDocument } from "../../machines/offers.server.ts";
import { mayPreview, previewHeaders } from "../../back-office/collections/preview-access.server.ts";
import { PREVIEW } from "../../content/preview/preview.ts";
import type { Route } from "./+types/document";

/**
 * Serves a document of an offer as a download while the offer's page shows it; with the page's preview parameter, also
 * a draft's. Answers 410 if the offer was on the website and no longer is.
 */
export async function loader({ params: { id, document }, request, url, context }: Route.LoaderArgs) {
	const word = url.searchParams.get(PREVIEW);
	const staff = word === null ? null : await staffOrNull(request, context);
	const seesDraft = await mayPreview({ kind: "offer", id, word }, staff);
	const found = await offerDocument(id, document, seesDraft);
	if (typeof found === "string")
		return new Response(null, { status: found === "gone" ? 410 : 404, headers: { "Cache-Control": "no-store" } });
	const { text: title } = textIn(found, "title", languageOf({ url, request }));
	return documentAnswer(found, title, seesDraft ? previewHeaders : {});
}
