import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { editors } from "../../../back-office/collections/views.tsx";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { today } from "../../../foundation/i18n/format.ts";
import { newFormId } from "../../../content/drafts/drafts.server.ts";
import { useRecordTitle } from "../../../content/form/record-page.tsx";
import { missingRecord } from "../../../site/flash.server.ts";
import { offerPage } from "../../../machines/public-offers.server.ts";
import { listAddress } from "../../../requests/list/request-list.ts";
import { requestPath } from "../../../requests/request-kind.ts";
import { isThere } from "../../../requests/request-kind.server.ts";
import { askersOf } from "../../../requests/list/request-tabs.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { answerSave } from "../../../back-office/collections/save-answer.server.ts";
import { RecordHistory } from "../../../log/audit-list.tsx";
import { recordHistory } from "../../../log/audit-entries.server.ts";
import type { Route } from "./+types/record-edit";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const [record, draft, history] = await Promise.all([
		services[kind].findForEdit(params.id),
		services[kind].openDraft(params.id),
		recordHistory(kind, params.id),
	]);
	const pageUntil = record?.state === "sold" ? (await offerPage(params.id))?.soldUntil : null;
	const nr = record && "nr" in record && String(record.nr);
	const reads = may(staffIn(context).role, "requests");
	const askers = nr && reads ? { names: await askersOf(params.id), inbox: listAddress({ q: nr }) } : null;
	// An offer of a machine in part exchange has its request's id.
	const madeFrom = nr && (await isThere("request", params.id)) ? reads && requestPath("request", params.id) : null;
	const stored = record && { ...record, draft, pageUntil, askers, madeFrom };
	if (!stored) missingRecord(context, collections[kind].texts, params.id);
	return { kind, stored, history, formId: newFormId(), today: today() };
}

export const action = (args: Route.ActionArgs) => answerSave(args, args.params.id);

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
