import { data, redirect, replace, useLocation } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { customLists } from "../../collection-views.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import { languageOf } from "../../i18n/language.ts";
import { useTextsByKey } from "../../i18n/texts.tsx";
import type { BulkDone } from "../../office/bulk-answer.ts";
import { BulkBar } from "../../office/bulk-bar.tsx";
import { BulkPanel } from "../../office/bulk-panel.tsx";
import { ListTools } from "../../office/list-tools.tsx";
import { ListViewTabs } from "../../office/list-view-tabs.tsx";
import { keptList } from "../../office/list-views.server.ts";
import type { ListView } from "../../office/list-views.ts";
import { PageSizes } from "../../office/page-sizes.tsx";
import { pageSizes, readTableQuery } from "../../office/table-query.ts";
import { ChoiceContext, useChoice } from "../../office/use-choice.ts";
import type { RecordsAnswer } from "../../records/bulk-answer.ts";
import { BulkAsk } from "../../records/bulk-ask.tsx";
import { type BulkAction, bulkActions } from "../../records/bulk.ts";
import type { BulkService } from "../../records/bulk.server.ts";
import { answerBulk } from "../../records/bulk-request.server.ts";
import { ownPlaceOf } from "../../records/record-list.ts";
import { recordPage } from "../../records/record-list.server.ts";
import { RecordListing } from "../../records/record-section.tsx";
import { useFilterWords } from "../../records/use-filter-words.ts";
import { requestContext } from "../../request-context.server.ts";
import { flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { sentForm } from "../../ui/form-reader.ts";
import type { Route } from "./+types/record-list";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const place = ownPlaceOf(collections[kind]);
	const query = readTableQuery(url.searchParams, place);
	const person = staffIn(context);
	const readAt = new Date().toISOString();
	try {
		const { views, lastAddress } = await keptList(kind, url, place, person);
		if (lastAddress) throw redirect(lastAddress);
		const table = await recordPage(services[kind], query, languageOf({ url, request }), person.id);
		return data({ kind, query, views, table, readAt });
	} catch (error) {
		if (error instanceof Response) throw error;
		context.get(requestContext).log.error({ err: error }, `the list of the collection "${kind}" could not be read`);
		return data({ kind, query, views: [] as ListView[], table: null, readAt }, { status: 503 });
	}
}

/** Does something with the chosen records, or asks what it needs for that. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const query = readTableQuery(url.searchParams, ownPlaceOf(collections[kind]));
	const service = services[kind] as unknown as BulkService;
	try {
		const answer = await answerBulk(service, await sentForm(request), query, staffIn(context));
		if (!answer) throw data(null, { status: 400 });
		if (answer.state !== "done") return data(answer, { status: answer.state === "ask" ? 200 : 409 });
		return replace(url.pathname + url.search, { headers: { "Set-Cookie": doneFlash(answer) } });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		context.get(requestContext).log.error({ err: error }, "many records could not be changed");
		return data<RecordsAnswer>({ state: "failed" }, { status: 503 });
	}
}

function doneFlash({ action, count, expected, undo }: BulkDone<BulkAction>): string {
	const one = count === 1;
	const done = count !== expected ? "doneOther" : one ? "doneOne" : "doneCount";
	const trashed = one ? "trashedOne" : "trashedCount";
	return flashCookie({
		kind: "good",
		namespace: "bulk",
		title: "doneTitle",
		text: action === "trash" ? trashed : done,
		values: { count: String(count), expected: String(expected) },
		button: undo ? { name: "undoBulk", id: undo } : undefined,
	});
}

/** The list of any collection, on a page of its own. */
export default function RecordList({
	loaderData: { kind, query, views, table, readAt },
	actionData,
}: Route.ComponentProps) {
	const record = collections[kind];
	const place = ownPlaceOf(record);
	const custom = customLists[kind] ?? {};
	const answer = actionData ?? null;
	const lines = table?.lines ?? [];
	const left = answer?.state === "partly" ? answer.failed.map(({ id }) => id) : [];
	const choice = useChoice(
		lines.map(({ id }) => id),
		table?.count ?? 0,
		left,
	);
	const { search } = useLocation();
	const exportAt = `${record.office.list}/export${search}`;
	const title = useTextsByKey(record.texts)("list.title");
	const bulk = useTextsByKey("bulk");
	const words = useFilterWords(record, custom);
	return (
		<div className="page-width pt-8">
			<PageMeta title={title} noIndex />
			<h1 className="text-4xl">{title}</h1>
			<div className="mt-4 mb-5">
				<ListViewTabs list={kind} address={record.office.list} place={place} views={views} />
			</div>
			<ChoiceContext value={choice}>
				<RecordListing
					record={record}
					custom={custom}
					query={query}
					table={table}
					place={place}
					tools={
						<>
							<ListTools
								{...{ place, query, words, exportAt }}
								columns={record.list.columns}
								count={table?.count ?? 0}
							/>
							<BulkPanel
								answer={answer}
								ask={(asked) => <BulkAsk record={record} custom={custom} asked={asked} />}
								addressOf={(id) => record.office.edit + id}
							/>
						</>
					}
				/>
			</ChoiceContext>
			{table && table.count > 0 && (
				<BulkBar
					readAt={readAt}
					buttons={bulkActions(record).map((action) => ({
						word: action,
						label: bulk(`action.${action}`),
						isRisky: action === "trash",
					}))}
					choice={choice}
					count={table.count}
					exportAt={exportAt}
				/>
			)}
			{table && <PageSizes sizes={pageSizes} size={query.size ?? pageSizes[0]} count={table.count} />}
		</div>
	);
}
