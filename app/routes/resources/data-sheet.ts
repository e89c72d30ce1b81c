import { languageOf } from "../../foundation/i18n/language.ts";
import { disposition } from "../../media/document-answer.server.ts";
import { dataSheet } from "../../machines/sheet/data-sheet.server.ts";
import { formerOffer } from "../../machines/offers.server.ts";
import type { Route } from "./+types/data-sheet";

/** Serves the data sheet of a machine that has a page; 410 if it had one. */
export async function loader({ params: { id }, request, url }: Route.LoaderArgs) {
	const sheet = await dataSheet(id, languageOf({ url, request }));
	if (!sheet) {
		const status = (await formerOffer(id)) ? 410 : 404;
		return new Response(null, { status, headers: { "Cache-Control": "no-store" } });
	}
	// Browsers must always revalidate: prices change, and machines are sold.
	const headers = { ETag: `"${sheet.version}"`, "Cache-Control": "private, no-cache" };
	if (request.headers.get("If-None-Match")?.includes(headers.ETag)) return new Response(null, { status: 304, headers });
	const bytes = await sheet.bytes();
	return new Response(new Uint8Array(bytes), {
		headers: {
			...headers,
			"Content-Type": "application/pdf",
			"Content-Length": String(bytes.length),
			"Content-Disposition": disposition(sheet.name, "inline"),
		},
	});
}
