import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { editors } from "../../../back-office/collections/views.tsx";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { today } from "../../../foundation/i18n/format.ts";
import { newFormId } from "../../../content/drafts/drafts.server.ts";
import { useRecordTitle } from "../../../content/form/record-page.tsx";
import { keptWayBack, wayBack } from "../../../office/way-back.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { markFormAnswered, missingRecord, redirectWithFlash } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { savedFlash } from "../../../back-office/collections/saved-flash.server.ts";
import { RecordHistory } from "../../../log/record-history.tsx";
import { recordHistory } from "../../../log/audit-entries.server.ts";
import type { Route } from "./+types/record-edit";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const [record, draft, history] = await Promise.all([
		services[kind].findForEdit(params.id),
		services[kind].openDraft(params.id),
		recordHistory(kind, params.id),
	]);
	const stored = record && { ...record, draft };
	if (!stored) missingRecord(context, collections[kind].texts, params.id);
	return { kind, stored, history, formId: newFormId(), today: today() };
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { log, clientAddress } = context.get(requestContext);
	const kind = kindAt(url.pathname);
	const record = collections[kind];
	const staff = staffIn(context);
	const outcome = await services[kind].save(request, { id: params.id, by: staff, clientAddress, log });
	if (!outcome.saved) {
		markFormAnswered(context);
		return data(outcome.answer, { status: outcome.answer.status, headers: outcome.headers });
	}
	const to = outcome.stays ? record.office.edit + params.id + keptWayBack(url.searchParams) : wayBack(url.searchParams);
	return redirectWithFlash(to, savedFlash(record, outcome));
}

/** Passes the action's Retry-After on to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

/** The form of a stored record of any collection, and what was done with it. */
export default function RecordEdit({ loaderData, actionData }: Route.ComponentProps) {
	const { kind, stored, history, formId, today } = loaderData;
	const title = useRecordTitle(collections[kind], stored ?? "deleted");
	const Editor = editors[kind];
	return (
		<>
			<PageMeta title={title} noIndex />
			<Editor key={stored?.id} stored={stored ?? "deleted"} formId={formId} today={today} answer={actionData ?? null} />
			<div className="page-width">
				<RecordHistory entries={stored ? history : []} />
			</div>
		</>
	);
}
