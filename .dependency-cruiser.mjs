// TypeScript 7 has no compiler API, so this parser reads our sources. Without it every check below would read nothing
// and pass; a missing package therefore ends the run here.
import "@swc/core";

const room =
	"records|offers|selection|news|careers|contact|office-hours|requests|trade-in|applications|accounts|backup|checkup|find|media|outbox|office|rate-limit|audit-log|translation|trash|site|watchlist|search-alerts";
const server = "\\.server\\.tsx?$";
const test = "\\.test\\.tsx?$";
/** React's own rule for the names of hooks. They hold state, so they count as drawing although they have no markup. */
const hook = "/use-[^/]+\\.ts$";
/** A type leaves nothing behind at run time. */
const notAsType = { dependencyTypesNot: ["type-only"] };

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Of the rooms, `from` may import those in `allowed` alone, given as patterns of paths within app/. */
const knowsOnly = (name, comment, from, ...allowed) =>
	rule(name, comment, { path: `^app/(${from})/` }, { path: `^app/(${room})/`, pathNot: `^app/(${allowed.join("|")})` });

/**
 * Who may import whom. The picture stands in ARCHITECTURE.md; tests/project/walls.test.ts breaks each of these once.
 */
export default {
	forbidden: [
		rule("no-circles", "Two files that need each other are one file, or lack a third.", {}, { circular: true }),
		rule(
			"no-orphans",
			"A file that neither imports nor is imported does nothing.",
			{
				orphan: true,
				path: "^(app|server)/",
				pathNot: `(^app/(root\\.tsx|routes\\.ts|entry\\.(client|server)\\.tsx)$|^app/routes/|${test}|\\.d\\.ts$)`,
			},
			{},
		),
		rule(
			"imports-lead-somewhere",
			"An import that is not followed is not checked. Only what is made may be missing: React Router's types, and the fonts.",
			{},
			{ couldNotResolve: true, pathNot: "^(\\./\\+types/|\\.\\.?/fonts/|virtual:react-router/)" },
		),
		rule(
			"what-runs-is-a-dependency",
			"Packages for development are missing where the site runs.",
			{ path: "^(app|server|demo|database)/", pathNot: `(^server/dev\\.ts$|^app/routes\\.ts$|${test})` },
			{ dependencyTypes: ["npm-dev"], ...notAsType },
		),
		rule(
			"routes-are-entered-only-by-a-request",
			"What two pages share belongs to a room.",
			{ path: "^(app|server|demo)/", pathNot: "^app/routes\\.ts$" },
			{ path: "^app/routes/" },
		),
		knowsOnly(
			"peer-rooms-do-not-know-each-other",
			"Where a page needs two rooms, its route brings them together.",
			"offers|news|careers|contact",
			"($1|records|media|outbox|office|rate-limit|audit-log|translation|trash|watchlist)/",
			"site/company\\.ts$",
		),
		knowsOnly(
			"office-hours-know-only-the-form",
			"A text block is an answer to a request, and as long as one may be.",
			"office-hours",
			"(office-hours|contact|office|audit-log|outbox)/",
		),
		knowsOnly(
			"requests-know-only-the-form-and-the-hours",
			"A request is what a visitor's form sent, and waits by the office's hours.",
			"requests",
			"(requests|contact|office-hours|media|outbox|office|rate-limit|audit-log|trash)/",
		),
		knowsOnly(
			"special-forms-know-only-requests",
			"Part exchange and applications are requests with more to them.",
			"trade-in|applications",
			"($1|contact|requests|media|outbox|office|rate-limit|audit-log|trash)/",
		),
		knowsOnly(
			"selection-knows-only-offers",
			"It helps to choose among machines, and nobody needs it but its page.",
			"selection",
			"(selection|offers)/",
		),
		knowsOnly(
			"search-alerts-know-no-machines",
			"What a search finds is told by whoever calls them.",
			"search-alerts",
			"(search-alerts|contact|outbox|rate-limit|audit-log)/",
		),
		knowsOnly(
			"records-know-no-collection",
			"What all collections share is told by each of them, and knows none.",
			"records",
			"(records|media|office|audit-log|translation|trash)/",
		),
		rule(
			"only-routes-know-all-collections",
			"The rooms of the collections do not meet; these files bring them together for the routes.",
			// Only routes import these two, which look into all of them.
			{ path: `^app/(${room}|ui|i18n|database)/`, pathNot: "^app/(checkup|find)/" },
			{ path: "^app/(collections|office-pages)/" },
		),
		knowsOnly(
			"accounts-know-only-what-they-stand-on",
			"Who is staff does not depend on what staff do.",
			"accounts",
			"(accounts|office|outbox|rate-limit|audit-log)/",
			"site/company\\.ts$",
		),
		knowsOnly(
			"audit-log-knows-only-office",
			"It notes what the rooms above tell it.",
			"audit-log",
			"(audit-log|office)/",
		),
		knowsOnly(
			"base-rooms-know-no-other-room",
			"The rooms above stand on these. Pictures alone have a limit.",
			"media|office|rate-limit|watchlist",
			"($1|rate-limit)/",
		),
		knowsOnly(
			"site-knows-only-the-watchlist",
			"The header of every page links to it.",
			"site",
			"(site|rate-limit|watchlist)/",
		),
		knowsOnly(
			"outbox-knows-only-the-company",
			"It signs the mails; what they are about comes from the room that sends them.",
			"outbox",
			"outbox/",
			"site/company\\.ts$",
		),
		knowsOnly(
			"trash-knows-only-media-office-and-audit-log",
			"It keeps whatever a room gives it.",
			"trash",
			"(trash|media|office|audit-log)/",
		),
		knowsOnly(
			"backup-knows-only-media",
			"Tables are saved whatever they are about; pictures are files.",
			"backup",
			"(backup|media)/",
		),
		rule(
			"only-routes-ask-the-checkup",
			"It asks every room how it is, so none may stand on it.",
			{ path: `^app/(${room}|ui|i18n|database)/`, pathNot: "^app/checkup/" },
			{ path: "^app/checkup/" },
		),
		rule(
			"only-routes-find",
			"It finds what every room has, so none may stand on it.",
			{ path: `^app/(${room}|ui|i18n|database)/`, pathNot: "^app/find/" },
			{ path: "^app/find/" },
		),
		knowsOnly(
			"translation-knows-only-rate-limit",
			"It translates whatever text a form gives it.",
			"translation",
			"(translation|rate-limit)/",
		),
		rule(
			"only-few-rate-limit",
			"Forms of visitors, signing in, and what costs money or the processor's time: whoever else wants a limit should say why, here.",
			{
				path: `^app/(${room}|ui|i18n|routes)/`,
				pathNot:
					"^app/(contact|requests|trade-in|applications|search-alerts|accounts|media|translation|rate-limit|routes/resources/suggestions)",
			},
			{ path: "^app/rate-limit/", ...notAsType },
		),
		rule(
			"ui-knows-nobody",
			"Buttons and fields know no business and no texts.",
			{ path: "^app/ui/" },
			{ path: "^(app|server|demo)/", pathNot: "^app/ui/" },
		),
		rule(
			"i18n-knows-nobody",
			"Texts, money and dates stand on nothing of ours.",
			{ path: "^app/i18n/" },
			{ path: "^(app|server|demo)/", pathNot: "^app/(i18n|texts)/" },
		),
		rule(
			"texts-know-only-texts",
			"A text is words; what fills its gaps comes from whoever shows it.",
			{ path: "^app/texts/" },
			{ path: "^(app|server|demo)/", pathNot: "^app/(i18n|texts)/" },
		),
		rule(
			"database-knows-no-room",
			"The tables do not know who reads them; they know the languages of the site.",
			{ path: "^app/database/" },
			{ path: "^(app|server|demo)/", pathNot: "^app/(database/|i18n/language\\.ts$|config/)" },
		),
		rule(
			"config-knows-nobody",
			"Everybody may import it.",
			{ path: "^app/config/" },
			{ path: "^(app|server|demo)/", pathNot: "^app/config/" },
		),
		rule(
			"request-knows-no-room",
			"Rooms that do not meet share what it says of a request.",
			{ path: "^app/request/" },
			{ path: `^app/(${room}|ui|routes)/` },
		),
		rule(
			"migrations-stand-alone",
			"A step must do the same in ten years, whatever became of the app.",
			{ path: "^database/migrations/" },
			{ path: "^(app|server|demo|database)/" },
		),
		rule(
			"app-knows-no-server",
			"The app runs behind any server, and without its tests and its demo.",
			{ path: "^app/", pathNot: test },
			{ path: "^(server|demo|scripts|tests|commands)/" },
		),
		rule(
			"nothing-needs-tools",
			"Chaos test, bench and renderer can be deleted without breaking anything; what tests share with them is in tests/.",
			{ path: "^(app|server|demo|database|commands|scripts|tests)/" },
			{ path: "^tools/" },
		),
		rule(
			"server-draws-nothing",
			"Pages are reached through the built app.",
			{ path: "^server/" },
			{ path: "^app/.*\\.tsx$" },
		),
		rule(
			"only-servers-touch-the-database",
			"Everything else could land in the browser.",
			{ path: "^app/(?!database/)", pathNot: `(${server}|${test})` },
			{ path: "^app/database/", ...notAsType },
		),
		rule(
			"only-routes-and-servers-import-servers",
			"The same, one step further: a page's loader may, what it draws may not.",
			{ path: "^app/", pathNot: `(${server}|${test}|^app/(routes/|root\\.tsx$|entry\\.server\\.tsx$))` },
			{ path: server, ...notAsType },
		),
		rule(
			"rules-do-not-draw",
			"Rules are tested without React.",
			{ path: `^app/(${room}|i18n|texts|database)/.+\\.ts$`, pathNot: `(${server}|${test}|${hook})` },
			{ path: `(\\.tsx$|${hook}|node_modules/(react|react-dom|react-router)/)`, ...notAsType },
		),
		rule(
			"queries-stay-in-servers",
			"Only they hold a connection.",
			{ path: "^app/(?!database/)", pathNot: `(${server}|${test})` },
			{ path: "node_modules/(kysely|pg)/", ...notAsType },
		),
	],
	options: {
		parser: "swc",
		doNotFollow: { path: "node_modules" },
		// Their imports lead somewhere once they are copied into a project.
		exclude: { path: "^tests/fixtures/[^/]+/(app|database)/" },
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
	},
};
