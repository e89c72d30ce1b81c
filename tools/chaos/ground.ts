import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PostgresServer, startPostgres } from "#tests/postgres.ts";
import { admin } from "#tests/process/clients.ts";

export const engines = ["SQLite", "PostgreSQL"] as const;
export type Engine = (typeof engines)[number];
export type Settings = Record<string, string>;

/** An installation: its settings, and on PostgreSQL a server of its own. */
export type Ground = {
	engine: Engine;
	settings: Settings;
	folder: string;
	postgres: PostgresServer | null;
	clear: () => Promise<void>;
};

/** A new installation. `folder` is an existing folder, which is kept. */
export async function newGround(engine: Engine, folder?: string): Promise<Ground> {
	const own = folder ?? mkdtempSync(join(tmpdir(), "site-chaos-"));
	const postgres = engine === "PostgreSQL" ? await startPostgres() : null;
	const settings: Settings = {
		DATA_DIR: own,
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
		// Each visitor sends another client address.
		TRUST_PROXY: "on",
		...(postgres && { DATABASE_URL: await postgres.newDatabase() }),
	};
	return {
		engine,
		settings,
		folder: own,
		postgres,
		async clear() {
			await postgres?.stop();
			if (!folder) rmSync(own, { recursive: true, force: true });
		},
	};
}
