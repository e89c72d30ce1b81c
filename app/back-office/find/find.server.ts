import type { LoaderFunctionArgs } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { may } from "../../accounts/role.ts";
import { usersWith } from "../../accounts/users/user-repository.server.ts";
import type { CollectionName } from "../../log/audit.ts";
import { services } from "../collections/collections.server.ts";
import { collections, kindsFor } from "../collections/collections.ts";
import { requestsWith } from "../../requests/list/find-requests.server.ts";
import { type RequestKind, requestKinds, requestRights } from "../../requests/request-kind.ts";
import { listAddress, requestAddress } from "../../requests/list/request-list.ts";
import { type Language, languageOf } from "../../foundation/i18n/language.ts";
import { recordPage } from "../../content/list/record-list.server.ts";
import { readTableQuery } from "../../office/list/table-query.ts";
import { type ListLine, recordDefinition } from "../../content/list/record-list.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { type SearchResults, type FoundGroup, type Hit, MOST_HITS, SEARCH_LENGTH } from "./found.ts";

/** Answers a search for everything that the reader's role may see; nothing else is read. */
export async function findFor({ request, url, context }: LoaderFunctionArgs): Promise<SearchResults> {
	const q = (url.searchParams.get("q") ?? "").slice(0, SEARCH_LENGTH).trim();
	if (!q) return { q, groups: [], failed: false };
	const { role } = staffIn(context);
	const language = languageOf({ url, request });
	const { log } = context.get(requestContext);
	const searches: Promise<FoundGroup>[] = [
		...kindsFor(role).map((kind) => records(kind, q, language)),
		...requestKinds.filter((kind) => may(role, requestRights[kind])).map((kind) => requests(kind, q)),
		...(may(role, "administration") ? [users(q)] : []),
	];
	const read = await Promise.all(
		searches.map((search) =>
			search.catch((error: unknown) => {
				log.error({ err: error }, "the search for everything failed in part");
				return null;
			}),
		),
	);
	const groups = read.filter((group) => group !== null);
	return { q, groups: groups.filter(({ hits }) => hits.length > 0), failed: groups.length < read.length };
}

async function records(kind: CollectionName, q: string, language: Language): Promise<FoundGroup> {
	const record = collections[kind];
	const { alsoSearched } = record.list;
	const query = readTableQuery(new URLSearchParams({ q }), recordDefinition(record));
	const columns = alsoSearched ? [alsoSearched] : [];
	const { lines, count } = await recordPage(services[kind], { ...query, q, columns }, language);
	const hits = lines.slice(0, MOST_HITS).map(({ id, name, nameLanguage, cells, state, picture }): Hit => ({
		to: record.office.edit + id,
		picture,
		price: typeof cells.list_price?.value === "number" ? priceIn(cells) : null,
		serial: alsoSearched ? (cells[alsoSearched]?.value as string | null) : null,
		title: name,
		language: nameLanguage,
		nr: cells.nr ? Number(cells.nr.value) : null,
		state: state === "online" ? null : { texts: "recordStates", key: `state.${state}` },
	}));
	return { kind, hits, list: count > hits.length ? `${record.office.list}?${new URLSearchParams({ q })}` : null };
}

function priceIn({ list_price, type }: ListLine["cells"]): Hit["price"] {
	return { cents: Number(list_price!.value), perDay: type?.value === "miete" };
}

async function requests(kind: RequestKind, q: string): Promise<FoundGroup> {
	const found = await requestsWith(kind, q, MOST_HITS + 1);
	const hits = found.slice(0, MOST_HITS).map(({ id, name, subject, bearbeitet }): Hit => {
		const state = { texts: "kontaktanfragen", key: bearbeitet ? "processed" : "open" } as const;
		return { to: requestAddress(id, { kind }), title: subject, note: name, state };
	});
	const list = found.length > hits.length ? listAddress({ kind, q }) : null;
	return { kind: requestRights[kind], hits, list };
}

async function users(q: string): Promise<FoundGroup> {
	const found = await usersWith(q, MOST_HITS);
	const hits = found.map(({ id, email }): Hit => ({ to: `/admin/benutzer/${id}`, title: email }));
	return { kind: "users", hits, list: null };
}
