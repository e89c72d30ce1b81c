import { data, redirect } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { subjectFor } from "../../../contact/default-subject.ts";
import { noteForm } from "../../../contact/note-form.ts";
import { requestToRead } from "../../../contact/request-detail.server.ts";
import { firstPage, readRequestView, requestAddress } from "../../../contact/request-list.ts";
import { addNote } from "../../../contact/request-notes.server.ts";
import type { NoteAnswer } from "../../../contact/request-notes.tsx";
import { NoRequest, RequestPage } from "../../../contact/request-page.tsx";
import { useLanguage, useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { submitOrKeepInput } from "../../../ui/submit-or-keep-input.ts";
import { readForm, sentForm } from "../../../ui/form-reader.ts";
import type { Route } from "./+types/contact-request";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const view = readRequestView(url.searchParams) ?? firstPage;
	try {
		const read = await requestToRead(params.id);
		const mayRemove = may(staffIn(context).role, "administration");
		return data(
			{ read, view, asked: questionIn(url.searchParams), mayRemove, code: null },
			{ status: read ? 200 : 404 },
		);
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a contact request could not be read");
		return data(
			{ read: null, view, asked: questionIn(url.searchParams), mayRemove: false, code: 503 },
			{ status: 503 },
		);
	}
}

/** The step to confirm, which the page asks about itself in browsers without JavaScript. */
function questionIn(search: URLSearchParams) {
	return {
		step: search.get("frage"),
		back: search.get("zurueck") === "list" ? ("list" as const) : ("request" as const),
	};
}

/** Adds an internal note. */
export async function action({ request, params, url, context }: Route.ActionArgs) {
	const form = readForm(noteForm, await sentForm(request));
	if (!form.ok) return data<NoteAnswer>({ state: "refused", refused: form }, { status: 400 });
	try {
		const added = await addNote(params.id, { text: form.value.text, noteId: form.value.note_id }, staffIn(context));
		if (!added) return data<NoteAnswer>({ state: "failed", code: 404, typed: form.typed }, { status: 404 });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a note could not be stored");
		return data<NoteAnswer>({ state: "failed", code: 503, typed: form.typed }, { status: 503 });
	}
	const flash = flashCookie({ kind: "good", namespace: "kontaktanfragen", title: "noteAdded" });
	return redirect(requestAddress(params.id, readRequestView(url.searchParams) ?? {}), {
		headers: { "Set-Cookie": flash },
	});
}

/** After a network failure or an expired session the note stays in its field, and the page says so. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return submitOrKeepInput<NoteAnswer>(request, serverAction, (typed, reason) =>
		reason === "signedOut" ? { state: "signedOut", typed } : { state: "failed", code: 0, typed },
	);
}

export default function ContactRequest({
	loaderData: { read, view, asked, mayRemove, code },
	actionData,
}: Route.ComponentProps) {
	const t = useTexts("kontaktanfragen");
	const language = useLanguage();
	const title = read ? subjectFor(language, read.request) : code ? t("fetchErrorOneTitle") : t("noEntries");
	return (
		<>
			<PageMeta title={title} noIndex />
			{read ? (
				<RequestPage
					key={read.request.id}
					{...read}
					view={view}
					asked={asked}
					mayRemove={mayRemove}
					answer={actionData}
				/>
			) : (
				<NoRequest view={view} code={code} />
			)}
		</>
	);
}
