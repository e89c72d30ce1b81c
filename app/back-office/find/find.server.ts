import type { LoaderFunctionArgs } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { may } from "../../accounts/role.ts";
import { usersWith } from "../../accounts/users/user-repository.server.ts";
import type { CollectionName } from "../../log/audit.ts";
import { services } from "../collections/collections.server.ts";
import { collections, kindsFor } from "../collections/collections.ts";
import { searchMachines } from "../../machines/search/machine-search.server.ts";
import { requestsWith } from "../../requests/list/request-list.server.ts";
import { type RequestKind, requestKinds, requestLists, requestRights } from "../../requests/request-kind.ts";
import { listAddress, requestAddress } from "../../requests/list/request-list.ts";
import { money } from "../../foundation/i18n/format.ts";
import { type Language, languageOf } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { type ListLine, recordPage } from "../../content/list/record-list.server.ts";
import { readTableQuery, SEARCH_LENGTH } from "../../office/list/table-query.ts";
import { recordDefinition } from "../../content/list/record-list.ts";
import type { FoundGroup, Hit } from "./found.ts";

const MOST_HITS = 5;
const USERS = "/admin/benutzer";
/** People and their requests are looked for more often than texts. */
const { offer, news, job } = collections;
const ORDER = [offer.office.list, ...Object.values(requestLists), USERS, news.office.list, job.office.list];

/** Answers a search for everything that the reader's role may see; nothing else is read. */
export async function findFor({ request, url, context }: LoaderFunctionArgs): Promise<FoundGroup[]> {
	const q = (url.searchParams.get("q") ?? "").slice(0, SEARCH_LENGTH).trim();
	if (!q) return [];
	const { role } = staffIn(context);
	const language = languageOf({ url, request });
	const groups = await Promise.all([
		...kindsFor(role).map((kind) => records(kind, q, language)),
		...requestKinds.filter((kind) => may(role, requestRights[kind])).map((kind) => requests(kind, q, language)),
		...(may(role, "administration") ? [users(q)] : []),
	]);
	const place = ({ list }: FoundGroup) => ORDER.indexOf(list);
	const found = groups.filter(({ hits }) => hits.length > 0).toSorted((a, b) => place(a) - place(b));
	return found.length > 0 || !kindsFor(role).includes("offer") ? found : alike(q, language);
}

/** The machines on the website that a mistyped word may mean. */
async function alike(q: string, language: Language): Promise<FoundGroup[]> {
	const ranked = [...((await searchMachines(q)) ?? [])].toSorted(([, a], [, b]) => a - b).slice(0, MOST_HITS);
	const groups = await Promise.all(ranked.map(([nr]) => records("offer", `#${nr}`, language)));
	return groups.slice(0, 1).map((group) => ({ ...group, hits: groups.flatMap(({ hits }) => hits) }));
}

async function records(kind: CollectionName, q: string, language: Language): Promise<FoundGroup> {
	const record = collections[kind];
	const { alsoSearched } = record.list;
	const query = readTableQuery(new URLSearchParams({ q }), recordDefinition(record));
	const columns = alsoSearched ? [alsoSearched] : [];
	const { lines, count } = await recordPage(services[kind], { ...query, q, columns }, language);
	const hits = lines.slice(0, MOST_HITS).map((line): Hit => {
		const { id, name: title, nameLanguage, picture } = line;
		const note = noteOn(line, alsoSearched, language);
		return { to: record.office.edit + id, title, language: nameLanguage, note, picture };
	});
	const { list } = record.office;
	return { list, hits, more: count > hits.length ? `${list}?${new URLSearchParams({ q })}` : null };
}

/** A record's number, price, serial number, and its state unless that is the usual one. */
function noteOn({ cells, state }: ListLine, serialColumn: string | null | undefined, language: Language) {
	const texts = textsIn(language);
	const { nr, list_price: price, price_on_request: onRequest, type } = cells;
	const serial = serialColumn ? (cells[serialColumn]?.value as string | null) : null;
	const t = texts.of("angebot");
	const perDay = type?.value === "miete" ? ` ${t("perDay")}` : "";
	const unpriced = t(onRequest?.value ? "priceOnRequest" : "noPrice");
	const notes = [
		nr && texts.of("listing")("numberOf", { nr: Number(nr.value) }),
		price && (typeof price.value === "number" ? money(language, price.value) + perDay : unpriced),
		serial && texts.of("find")("serial", { serial }),
		state !== "online" && texts.byKey("recordStates")(`state.${state}`),
	];
	return notes.filter(Boolean).join(" · ") || null;
}

async function requests(kind: RequestKind, q: string, language: Language): Promise<FoundGroup> {
	const texts = textsIn(language);
	const found = await requestsWith(kind, q, MOST_HITS + 1);
	const hits = found.slice(0, MOST_HITS).map(({ id, name, subject, bearbeitet, first_answer_at }): Hit => {
		const state = bearbeitet ? "processed" : first_answer_at ? "tab.customer" : "open";
		const note = `${subject} · ${texts.of("kontaktanfragen")(state)}`;
		return { to: requestAddress(id, { kind }), title: name || subject, note };
	});
	const more = found.length > hits.length ? listAddress({ kind, q }) : null;
	return { list: requestLists[kind], hits, more };
}

async function users(q: string): Promise<FoundGroup> {
	const found = await usersWith(q, MOST_HITS);
	const hits = found.map(({ id, name, email }): Hit => ({
		to: `/admin/benutzer/${id}`,
		title: name ?? email,
		note: name && email,
	}));
	return { list: USERS, hits, more: null };
}
