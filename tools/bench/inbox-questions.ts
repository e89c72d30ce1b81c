/** Queries of the inbox as query strings; `half` and `last` stand for page numbers. */
export const inboxQuestions: [name: string, search: { q?: string; page?: "half" | "last"; hidden?: true }][] = [
	["first page", {}],
	["page half way", { page: "half" }],
	["last page", { page: "last" }],
	["hidden ones", { hidden: true }],
	["search, word in every request", { q: "anfrage" }],
	["the same, page 50", { q: "anfrage", page: "half" }],
	["search, common word", { q: "Kettenbagger" }],
	["search, two words", { q: "radlader müller" }],
	["search, rare word", { q: "sonderfahrwerk" }],
	["search, mistyped word", { q: "sonderfarwerk" }],
	["search, one e-mail address", { q: "kunde.777@" }],
	["search, no hit", { q: "zzzzzz" }],
	["search among hidden ones", { q: "Kettenbagger", hidden: true }],
	["two letters, in many", { q: "ba" }],
	["two letters, in none", { q: "qx" }],
];
