import { data, redirect } from "react-router";
import { sessionIn, staffIn } from "../../accounts/guard.server.ts";
import { editors } from "../../collection-views.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import { config } from "../../config.server.ts";
import { today } from "../../i18n/format.ts";
import { OfferNotFound } from "../../offers/offer-not-found.tsx";
import { priceHistory } from "../../offers/price-history.server.ts";
import { PriceHistoryList } from "../../offers/price-history-list.tsx";
import { newFormId } from "../../records/drafts.server.ts";
import { EditingPage } from "../../records/editing-page.tsx";
import { READS } from "../../records/editing.ts";
import { editorOf } from "../../records/marks.server.ts";
import { previewAddress } from "../../records/preview.ts";
import { PreviewLink } from "../../records/preview-link.tsx";
import { WithPreview } from "../../records/preview-pane.tsx";
import { paneOf } from "../../records/pane-choice.server.ts";
import { sharedPreview } from "../../records/previews.server.ts";
import { useRecordTitle } from "../../records/use-record-title.ts";
import { recordNotArrived } from "../../records/record-answer.ts";
import { keptWayBack, wayBack } from "../../office/way-back.ts";
import { requestContext, unavailable } from "../../request-context.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { keptFlash } from "../../site/kept-flash.server.ts";
import { markFormAnswered, isFormAnswered, missingRecord } from "../../site/missing-record.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { RecordHistory } from "../../audit-log/record-history.tsx";
import { recordHistory } from "../../audit-log/audit-entries.server.ts";
import { submitOrKeepInput } from "../../ui/submit-or-keep-input.ts";
import type { Route } from "./+types/record-edit";

export async function loader({ params, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const [record, draft, shared, history, prices, editor, pane] = await Promise.all([
		services[kind].findForEdit(params.id),
		services[kind].openDraft(params.id),
		sharedPreview({ kind, id: params.id }),
		recordHistory(kind, params.id),
		kind === "offer" ? priceHistory(params.id) : [],
		editorOf(params.id, staffIn(context).id),
		paneOf(staffIn(context)),
	]).catch(unavailable(context, `a record (${kind}) could not be read`));
	const stored = record && { ...record, draft };
	const link = shared && {
		address: config().publicUrl + previewAddress(collections[kind].page(params.id), shared.token),
		expiresAt: shared.expiresAt,
	};
	// A missing offer has an error page at its address; for other records the dashboard shows a message.
	const missing = !stored && kind === "offer" && !isFormAnswered(context);
	if (!stored && !missing) missingRecord(context, collections[kind].texts, params.id);
	return data(
		{
			kind,
			stored,
			link,
			missing,
			history,
			prices,
			pane,
			formId: newFormId(),
			today: today(),
			askDelete: url.searchParams.has("loeschen"),
			editor,
			reads: url.searchParams.has(READS),
		},
		{ status: missing ? 404 : 200 },
	);
}

export async function action({ request, params, url, context }: Route.ActionArgs) {
	const { log, clientAddress } = context.get(requestContext);
	const kind = kindAt(url.pathname);
	const { office, texts } = collections[kind];
	const { id: session, staff } = sessionIn(context);
	const outcome = await services[kind].save(request, { id: params.id, by: staff, session, clientAddress, log });
	if (!outcome.saved) {
		markFormAnswered(context);
		return data(outcome.answer, { status: outcome.answer.status, headers: outcome.headers });
	}
	const values = { name: outcome.name, code: "503" };
	if (outcome.button === "draft")
		return redirect(wayBack(url.searchParams), { headers: { "Set-Cookie": keptFlash(outcome.name) } });
	const flash = outcome.leftBehind
		? flashCookie({ kind: "bad", namespace: texts, title: "oldPictureTitle", text: "oldPictureText", values })
		: flashCookie({ kind: "good", namespace: texts, title: "saved", text: "savedText", values });
	return redirect(
		outcome.button === "stay" ? office.edit + params.id + keptWayBack(url.searchParams) : wayBack(url.searchParams),
		{
			headers: { "Set-Cookie": flash },
		},
	);
}

/** Passes the action's Retry-After on to the page. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders ?? new Headers();

/** After a network failure or an expired session the form keeps its input and says so. */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
	return submitOrKeepInput(request, serverAction, recordNotArrived);
}

/** The form of a stored record of any collection, and what was done with it. */
export default function RecordEdit({
	loaderData: { kind, stored, link, missing, history, prices, pane, formId, today, askDelete, editor, reads },
	actionData,
}: Route.ComponentProps) {
	const record = collections[kind];
	const title = useRecordTitle(record, stored ?? "deleted");
	const Editor = editors[kind];
	const state = stored ? `${stored.version} ${stored.state} ${stored.draft?.version}` : "";
	const address = record.office.edit + stored?.id;
	const form = missing ? (
		<OfferNotFound />
	) : (
		<Editor
			// Who only reads sees what is stored now; whoever types keeps their words.
			key={reads ? `${stored?.id} ${state}` : stored?.id}
			stored={stored ?? "deleted"}
			formId={formId}
			today={today}
			askDelete={askDelete}
			answer={actionData ?? null}
		/>
	);
	return (
		<WithPreview key={stored?.id} record={record} id={stored?.id ?? null} state={state} choice={pane}>
			<PageMeta title={title} noIndex />
			<EditingPage
				key={`${stored?.id} ${reads}`}
				record={record}
				stored={stored}
				editor={editor}
				reads={reads}
				answered={actionData !== undefined}
			>
				{form}
				<div className="page-width">
					{stored && <PreviewLink action={`${address}/vorschau-link`} shared={link} />}
					<PriceHistoryList prices={stored ? prices : []} />
					<RecordHistory entries={stored ? history : []} />
				</div>
			</EditingPage>
		</WithPreview>
	);
}
