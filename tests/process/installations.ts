import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import { onServer } from "../postgres.ts";
import { type SiteProcess, startSite } from "./site-process.ts";

export type Place = Record<string, string>;

/**
 * Installations for one file of tests, each in a folder or database of its own; at the end all that ran is ended and
 * all that was stored is gone.
 */
export function useInstallations() {
	const server = inject("postgresUrl");
	const databases: string[] = [];
	const folders: string[] = [];
	const running: SiteProcess[] = [];
	const newFolder = () => {
		const folder = mkdtempSync(join(tmpdir(), "site-process-"));
		folders.push(folder);
		return folder;
	};
	const newDatabase = async () => {
		const name = `test_${randomUUID().replaceAll("-", "")}`;
		await onServer(server, `create database ${name}`);
		databases.push(name);
		return server.replace(/postgres$/, name);
	};
	const endAll = async () => void (await Promise.all(running.splice(0).map((site) => site.end("SIGKILL"))));
	afterAll(async () => {
		await endAll();
		for (const name of databases) await onServer(server, `drop database if exists ${name} with (force)`);
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	});
	return {
		newFolder,
		newDatabase,
		newPlace: async (engine: string): Promise<Place> => ({
			DATA_DIR: newFolder(),
			...(engine === "PostgreSQL" && { DATABASE_URL: await newDatabase() }),
		}),
		async start(settings: Place): Promise<SiteProcess> {
			// Only the tests of outages have no more patience with the database than a visitor.
			const site = await startSite({ DATABASE_PATIENCE: "10", ...settings });
			running.push(site);
			return site;
		},
		endAll,
	};
}
