import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type PostgresServer, startPostgres } from "../postgres.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

/** The settings of an installation. */
export type Place = Record<string, string>;

/**
 * Installations for one file of tests, each in a folder or database of its own; at the end all that ran is ended and
 * all that was stored is gone.
 */
export function useInstallations() {
	let postgres: PostgresServer;
	const folders: string[] = [];
	const running: SiteProcess[] = [];
	const newFolder = () => {
		const folder = mkdtempSync(join(tmpdir(), "site-process-"));
		folders.push(folder);
		return folder;
	};
	const newDatabase = () => postgres.newDatabase();
	const endAll = async () => void (await Promise.all(running.splice(0).map((site) => site.end("SIGKILL"))));
	beforeAll(async () => {
		postgres = await startPostgres();
	});
	afterAll(async () => {
		await endAll();
		await postgres.stop();
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	});
	return {
		newFolder,
		newDatabase,
		/** A place for the site where there is none yet. */
		newPlace: async (engine: string): Promise<Place> => ({
			DATA_DIR: newFolder(),
			...(engine === "PostgreSQL" && { DATABASE_URL: await newDatabase() }),
		}),
		async start(settings: Place): Promise<SiteProcess> {
			const site = await startSite(settings);
			running.push(site);
			return site;
		},
		endAll,
	};
}
