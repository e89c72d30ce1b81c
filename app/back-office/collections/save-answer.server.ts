import { data, type LoaderFunctionArgs } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import type { SaveOutcome } from "../../content/form/record-save.server.ts";
import { hasPage } from "../../content/states/states.ts";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { type Language, languageOf } from "../../foundation/i18n/language.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { keptWayBack, wayBack } from "../../office/way-back.ts";
import { type Flash, markFormAnswered, redirectWithFlash } from "../../site/flash.server.ts";
import { services } from "./collections.server.ts";
import { collections, kindAt } from "./collections.ts";

type Args = Pick<LoaderFunctionArgs, "request" | "url" | "context">;

/** Saves the form of a record, a new one if `id` is null, and leads on with a message; a copy stays open. */
export async function answerSave({ request, url, context }: Args, id: string | null, copyOf: string | null = null) {
	const { log } = context.get(requestContext);
	const kind = kindAt(url.pathname);
	const { office, texts } = collections[kind];
	const outcome = await services[kind].save(request, { id, by: staffIn(context), log, copyOf });
	if (!outcome.saved) {
		markFormAnswered(context);
		return data(outcome.answer, { status: outcome.answer.status, headers: outcome.headers });
	}
	const stays = outcome.stays || copyOf !== null;
	const to = stays ? office.edit + outcome.id + keptWayBack(url.searchParams) : wayBack(url.searchParams);
	return redirectWithFlash(to, savedFlash(texts, outcome, languageOf({ url, request })));
}

function savedFlash(texts: string, outcome: Extract<SaveOutcome, { saved: true }>, language: Language): Flash {
	const { goal, name, state, leftBehind } = outcome;
	const time = typeof goal === "object" ? dateAndTime(language, goal.publish_at) : "";
	const values = { name, time, code: "503", count: "1" };
	const good = (namespace: string, title: string, text: string) =>
		({ kind: "good", namespace, title, text, values }) as const;
	if (leftBehind) return { ...good(texts, "oldPictureTitle", "oldPictureText"), kind: "bad" };
	// The name of a draft may still be empty.
	if (goal === "draft") return good("drafts", "savedTitle", name ? "savedText" : "savedUnnamed");
	if (state === null && goal === "online") return good(texts, "added", "addedText");
	if (typeof goal === "object") return good("recordStates", "state.scheduled", "saved.plannedFor");
	if (goal === "online") return good("recordStates", "done.publish", "done.publishText");
	if (state === "scheduled") return good("recordStates", "saved", "saved.planned");
	return good("recordStates", "saved", hasPage(state ?? "") ? "saved.onSite" : "saved.off");
}
