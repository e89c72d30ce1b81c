import { existsSync } from "node:fs";

/*
 * What `npm test` runs, and what it leaves to `npm run test:all`. docs/testing.md names the same modules. Nothing is
 * in neither: every rule and flow runs with `npm test` on SQLite, and so does every room and browser test that is not
 * named here; of the processes those that are.
 */

/** @throws for a name without a file, so that a file that is renamed is renamed here too */
function filesOf(folder: string, ending: string, names: string): string[] {
	return names.split(" ").map((name) => {
		const file = `${folder}/${name}${ending}`;
		if (!existsSync(file)) throw new Error(`tests/suites.ts names ${file}, which is not there.`);
		return file;
	});
}

/** Rooms whose SQL differs most between the engines. All others run on PostgreSQL in `test:all`. */
export const roomsOnPostgres = filesOf("tests/rooms", ".test.ts", "offer-list schema states trash-and-audit");

/** Flows that show that the whole site works on PostgreSQL. Others run there in `test:all`. */
export const flowsOnPostgres = filesOf("tests/flows", ".test.ts", "offer-pages sign-in");

/** Flows that test HTTP or rendering, whatever the database: they run on SQLite only. */
export const flowsOfHttp = filesOf(
	"tests/flows",
	".test.ts",
	"flash foreign-host forged host-check language over-tls queries refused script-size scripts " +
		"search-engines structured-data translate weight",
);

/**
 * Processes that show that a clone starts, keeps its secrets, works behind TLS and serves what was built. The others
 * are backups, moves, updates, outages, and what starts many processes.
 */
export const basicProcesses = filesOf("tests/process", ".test.ts", "built-files npm-start over-tls secret-key");

/** Browser tests that a release needs: what checks the whole site at length, and what concerns few. */
export const moreSpecs = filesOf(
	"tests/browser",
	".spec.ts",
	"back-forward html-checker nginx passkeys print script-policy",
);

/** The projects of vitest in each of the two runs. */
export const projects = {
	test: ["rules", "rooms on SQLite", "flows on SQLite", "rooms on PostgreSQL", "flows on PostgreSQL", "processes"],
	rest: ["more rooms on PostgreSQL", "more flows on PostgreSQL", "more processes", "chaos", "other browsers"],
};
