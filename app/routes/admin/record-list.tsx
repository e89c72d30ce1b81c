import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { customLists } from "../../collection-views.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import { languageOf } from "../../i18n/language.ts";
import { useTextsByKey } from "../../i18n/texts.tsx";
import { ListViewTabs } from "../../office/list-view-tabs.tsx";
import { lastList, rememberList, viewsOf } from "../../office/list-views.server.ts";
import { type ListView, rememberedPart, VIEW, viewAddress } from "../../office/list-views.ts";
import { PageSizes } from "../../office/page-sizes.tsx";
import { pageSizes, readTableQuery } from "../../office/table-query.ts";
import { ListTools } from "../../records/list-tools.tsx";
import { ownPlaceOf } from "../../records/record-list.ts";
import { recordPage } from "../../records/record-list.server.ts";
import { RecordListing } from "../../records/record-section.tsx";
import { requestContext } from "../../request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import type { Route } from "./+types/record-list";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const place = ownPlaceOf(collections[kind]);
	const query = readTableQuery(url.searchParams, place);
	const person = staffIn(context);
	try {
		const [views, last] = await Promise.all([viewsOf(kind, person), lastList(kind, person)]);
		if (url.search === "" && last) throw redirect(`${url.pathname}?${asLast(last, views)}`);
		const remembered = rememberedPart(url.searchParams, place);
		if (url.search !== "" && remembered !== (last ?? "")) await rememberList(kind, remembered, person);
		const table = await recordPage(services[kind], query, languageOf({ url, request }));
		return data({ kind, query, views, table });
	} catch (error) {
		if (error instanceof Response) throw error;
		context.get(requestContext).log.error({ err: error }, `the list of the collection "${kind}" could not be read`);
		return data({ kind, query, views: [], table: null }, { status: 503 });
	}
}

/** The address of the last visit; a view that was deleted meanwhile leaves nothing of itself. */
function asLast(last: string, views: ListView[]): string {
	const id = new URLSearchParams(last).get(VIEW);
	if (id === null) return last;
	const view = views.find((one) => one.id === id);
	return view ? viewAddress("", view).slice(1) : `${VIEW}=`;
}

/** The list of any collection, on a page of its own. */
export default function RecordList({ loaderData: { kind, query, views, table } }: Route.ComponentProps) {
	const record = collections[kind];
	const place = ownPlaceOf(record);
	const custom = customLists[kind] ?? {};
	const title = useTextsByKey(record.texts)("list.title");
	return (
		<div className="page-width pt-8">
			<PageMeta title={title} noIndex />
			<h1 className="text-4xl">{title}</h1>
			<div className="mt-4 mb-5">
				<ListViewTabs list={kind} address={record.office.list} place={place} views={views} />
			</div>
			<RecordListing
				record={record}
				custom={custom}
				query={query}
				table={table}
				place={place}
				tools={<ListTools record={record} custom={custom} place={place} query={query} />}
			/>
			{table && <PageSizes sizes={pageSizes} size={query.size ?? pageSizes[0]} count={table.count} />}
		</div>
	);
}
