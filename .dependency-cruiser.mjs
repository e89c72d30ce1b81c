// TypeScript 7 has no compiler API, so this parser reads our sources. Without it every check below would read nothing
// and pass; a missing package therefore ends the run here.
import "@swc/core";

const server = "\\.server\\.tsx?$";
const test = "\\.test\\.tsx?$";
/** React's own rule for the names of hooks. They hold state, so they count as drawing although they have no markup. */
const hook = "/use-[^/]+\\.ts$";
/** A type leaves nothing behind at run time. */
const notAsType = { dependencyTypesNot: ["type-only"] };

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/**
 * The rooms, from the lowest layer to the highest. A file may import its own room and every layer below it. Rooms of
 * one layer do not know each other: where a page needs two of them, its route brings them together.
 */
export const layers = [
	["foundation/config", "foundation/ui", "texts"],
	["foundation/i18n"],
	["foundation/database"],
	["foundation/rate-limit", "foundation/request"],
	["media", "site"],
	["office"],
	["log", "mail"],
	["content"],
	["accounts", "alerts", "careers", "machines", "news", "requests"],
	["back-office"],
	["operation"],
	["routes"],
];
const pathOf = (rooms) => `^app/(${rooms.join("|")})/`;
const layerRules = layers.map((rooms, level) =>
	rule(
		`layer-${level + 1}`,
		`${rooms.join(", ")}: nothing of the layers above, and not each other.`,
		{ path: pathOf(rooms) },
		{ path: "^(app/(?!fonts/)|server/|demo/)", pathNot: [pathOf(layers.slice(0, level).flat()), "^app/$1/"] },
	),
);

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
		...layerRules,
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
			{ path: "^app/(?!foundation/database/)", pathNot: `(${server}|${test})` },
			{ path: "^app/foundation/database/", ...notAsType },
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
			{ path: "^app/(?!foundation/ui/|routes/).+/.+\\.ts$", pathNot: `(${server}|${test}|${hook})` },
			{ path: `(\\.tsx$|${hook}|node_modules/(react|react-dom|react-router)/)`, ...notAsType },
		),
		rule(
			"queries-stay-in-servers",
			"Only they hold a connection.",
			{ path: "^app/(?!foundation/database/)", pathNot: `(${server}|${test})` },
			{ path: "node_modules/(kysely|pg)/", ...notAsType },
		),
	],
	options: {
		parser: "swc",
		doNotFollow: { path: "node_modules" },
		enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default"] },
	},
};
