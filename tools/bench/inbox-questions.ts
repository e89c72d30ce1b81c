import type { RequestTab, RequestView } from "#app/requests/list/request-list.ts";

type Question = { q?: string; page?: "half" | "last"; tab?: RequestTab } & Pick<
	Partial<RequestView>,
	"filters" | "sort"
>;

/** Queries of the inbox as query strings; `half` and `last` stand for page numbers. */
export const inboxQuestions: [name: string, search: Question][] = [
	["first page", {}],
	["page half way", { page: "half" }],
	["last page", { page: "last" }],
	["hidden ones", { tab: "hidden" }],
	["open ones", { tab: "open" }],
	["processed ones, half way", { tab: "processed", page: "half" }],
	["search, word in every request", { q: "anfrage" }],
	["the same, page 50", { q: "anfrage", page: "half" }],
	["search, common word", { q: "Kettenbagger" }],
	["search, two words", { q: "radlader müller" }],
	["search, rare word", { q: "sonderfahrwerk" }],
	["search, one e-mail address", { q: "kunde.777@" }],
	["search, no hit", { q: "zzzzzz" }],
	["search among hidden ones", { q: "Kettenbagger", tab: "hidden" }],
	["search among open ones", { q: "Kettenbagger", tab: "open" }],
	["search among open ones, rare word", { q: "sonderfahrwerk", tab: "open" }],
	["two letters, in many", { q: "ba" }],
	["two letters, in none", { q: "qx" }],
	["nobody's, open", { tab: "open", filters: { assigned: ["nobody"] } }],
	["about a machine, in English", { filters: { about: ["machine"], language: ["en"] } }],
	["open ones by name", { tab: "open", sort: "name-asc" }],
	["all by name", { sort: "name-asc" }],
	["search and filter", { q: "Kettenbagger", filters: { language: ["de"] } }],
];
