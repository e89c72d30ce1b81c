import { staffIn } from "../../../accounts/guard.server.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { changedBy } from "../../../back-office/collections/colleagues.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { isUnseen } from "../../../content/drafts/drafts.server.ts";
import type { AutosaveAnswer } from "../../../content/form/autosave.ts";
import { keptWayBack } from "../../../office/way-back.ts";
import { shownDraft } from "../../../content/form/record-sent.server.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { type Flash, redirectWithFlash } from "../../../site/flash.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/record-draft";

export const loader = refuseReading;

/** Keeps what is being typed as the record's draft, and answers with what its form needs; or discards the draft. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	if (request.method !== "POST") refuseReading();
	const staff = staffIn(context);
	const { log } = context.get(requestContext);
	const kind = kindAt(url.pathname);
	const form = await sentForm(request);
	if (form.has("discard")) {
		const message = await discard().catch((error: unknown): Flash => {
			log.error({ err: error }, "a draft could not be discarded");
			return { kind: "bad", namespace: "drafts", title: "failedTitle", text: "failedText" };
		});
		throw redirectWithFlash(collections[kind].office.edit + params.id + keptWayBack(url.searchParams), message);
	}
	if (!form.has("form")) throw Response.json(null, { status: 400 });
	const { signal } = request;
	const kept = await services[kind].autosave(form, { id: params.id, by: staff, signal }).catch((error: unknown) => {
		log.error({ err: error }, `a draft (${kind}) could not be kept`);
		throw Response.json(null, { status: 503 });
	});
	const told = ({ by, at }: { by: string | null; at: string }) => ({ by, at, own: by === staff.email });
	const answer = (words: AutosaveAnswer, status: number) => Response.json(words, { status });
	if (kept.ok) return answer({ kept: true, id: kept.id, at: kept.at, newer: kept.newer && told(kept.newer) }, 200);
	if (kept.reason !== "changed") return Response.json(null, { status: kept.reason === "missing" ? 404 : 400 });
	return answer({ kept: false, other: { ...told(kept), id: kept.id } }, 409);

	async function discard(): Promise<Flash> {
		const draft = await services[kind].draftOf(params.id);
		const shown = form.has("draft") ? shownDraft(form) : null;
		// One's own autosaves since the page was loaded are no news.
		if (draft && shown && isUnseen(draft, shown) && draft.by !== staff.email)
			return changedBy(draft, draft.words[collections[kind].name] ?? "", staff, languageOf({ url, request }));
		const name = await services[kind].discard(params.id, staff);
		const namespace = "drafts";
		if (name === null) return { kind: "bad", namespace, title: "nothingTitle", text: "nothingText" };
		return { kind: "good", namespace, title: "discardedTitle", text: "discardedText", values: { name } };
	}
}
