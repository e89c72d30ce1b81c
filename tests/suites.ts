import { existsSync } from "node:fs";

/*
 * What `npm test` runs, and what it leaves to `npm run test:all`. docs/testing.md names the same modules. Nothing is
 * in neither: whatever is not named here runs with `npm test`, on SQLite.
 */

/** @throws for a name without a file, so that a file that is renamed is renamed here too */
function filesOf(folder: string, ending: string, names: string[]): string[] {
	return names.map((name) => {
		const file = `${folder}/${name}${ending}`;
		if (!existsSync(file)) throw new Error(`tests/suites.ts names ${file}, which is not there.`);
		return file;
	});
}

/** Rooms whose SQL differs between the engines, or that count on locks. Others run on PostgreSQL in `test:all`. */
export const roomsOnPostgres = filesOf("tests/rooms", ".test.ts", [
	"account-links",
	"folded-search",
	"forgiving-search",
	"inbox-list",
	"inbox-repository",
	"inbox-retention",
	"list-facets",
	"mailbox",
	"migrate",
	"new-machines",
	"offer-list",
	"offer-records",
	"offer-search",
	"outbox",
	"price-history",
	"rate-limit",
	"replies",
	"schema",
	"search-alerts",
	"states",
	"synonyms",
	"trash-and-audit",
	"update",
	"users",
	"versions",
]);

/** Flows that show that the whole site works on PostgreSQL. Others run there in `test:all`. */
export const flowsOnPostgres = filesOf("tests/flows", ".test.ts", [
	"bulk",
	"contact",
	"database-away",
	"drafts",
	"find",
	"inbox-pages",
	"nul",
	"offer-pages",
	"office-lists",
	"page-cache",
	"queries",
	"record-states",
	"request-bulk",
	"request-work",
	"search-alerts",
	"seller",
	"sign-in",
	"slow-query",
	"trash",
]);

/** Flows that test HTTP or rendering, whatever the database: they run on SQLite only. */
export const flowsOfHttp = filesOf("tests/flows", ".test.ts", [
	"contact-trap",
	"flash",
	"foreign-host",
	"forged",
	"form-size",
	"host-check",
	"language",
	"loading-order",
	"media",
	"observatory",
	"over-tls",
	"page-pictures",
	"refused",
	"refused-body",
	"script-size",
	"scripts",
	"scripts-of-records",
	"search-engines",
	"structured-data",
	"translate",
	"upload-limit",
	"weight",
]);

/** Backups, moves and updates, and what starts many processes or builds a copy of the project. */
export const longProcesses = filesOf("tests/process", ".test.ts", [
	"backup-key",
	"busy-store",
	"daily-backup",
	"damaged-database",
	"dev",
	"moving",
	"new-collection",
	"two-processes",
	"update",
]);

/** Rooms that change what the whole process shares, and so have one of their own. */
export const roomsAlone = filesOf("tests/rooms", ".test.ts", []);

/** Browser tests of what flows prove too, of English pages, of variations, and of what concerns few. */
export const moreSpecs = filesOf("tests/browser", ".spec.ts", [
	"access-english",
	"access-others",
	"account",
	"back-forward",
	"careers",
	"dashboard",
	"find",
	"focus-in-sight",
	"html-checker",
	"inbox-notes",
	"language",
	"large-letters",
	"list-elsewhere",
	"machine-finder",
	"news-edit",
	"nginx",
	"offer-tools",
	"office-access-others",
	"office-keys",
	"office-widths",
	"outbox",
	"papers",
	"passkeys",
	"picture-editor",
	"picture-ground",
	"picture-order",
	"preview-pane",
	"print",
	"refused-forms",
	"script-policy",
	"search-alert",
	"setting-forms",
	"signed-out",
	"theme",
	"translate",
	"trash",
	"users",
	"without-script",
]);

/** The projects of vitest in each of the two runs. */
export const projects = {
	test: ["rules", "rooms on SQLite", "flows on SQLite", "rooms on PostgreSQL", "flows on PostgreSQL", "processes"],
	rest: [
		"more rooms on PostgreSQL",
		"more flows on PostgreSQL",
		"every migration on SQLite",
		"every migration on PostgreSQL",
		"long processes",
		"chaos",
		"other browsers",
	],
};
