import { data } from "react-router";
import { customLists } from "../../collection-views.ts";
import { services } from "../../collections.server.ts";
import { collections, kindAt } from "../../collections.ts";
import { languageOf } from "../../i18n/language.ts";
import { useTextsByKey } from "../../i18n/texts.tsx";
import { readTableQuery } from "../../office/table-query.ts";
import { ListTools } from "../../records/list-tools.tsx";
import { ownPlaceOf } from "../../records/record-list.ts";
import { recordPage } from "../../records/record-list.server.ts";
import { RecordListing } from "../../records/record-section.tsx";
import { requestContext } from "../../request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import type { Route } from "./+types/record-list";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const query = readTableQuery(url.searchParams, ownPlaceOf(collections[kind]));
	try {
		return data({ kind, query, table: await recordPage(services[kind], query, languageOf({ url, request })) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, `the list of the collection "${kind}" could not be read`);
		return data({ kind, query, table: null }, { status: 503 });
	}
}

/** The list of any collection, on a page of its own. */
export default function RecordList({ loaderData: { kind, query, table } }: Route.ComponentProps) {
	const record = collections[kind];
	const place = ownPlaceOf(record);
	const custom = customLists[kind] ?? {};
	const title = useTextsByKey(record.texts)("list.title");
	return (
		<div className="page-width pt-8">
			<PageMeta title={title} noIndex />
			<h1 className="mb-5 text-4xl">{title}</h1>
			<RecordListing
				record={record}
				custom={custom}
				query={query}
				table={table}
				place={place}
				tools={<ListTools record={record} custom={custom} place={place} query={query} />}
			/>
		</div>
	);
}
