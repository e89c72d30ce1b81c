import type { TestProject } from "vitest/node";
import { migrateOn } from "#app/foundation/database/migrate.server.ts";
import { openPostgresWithoutTimeouts } from "#app/foundation/database/postgres.server.ts";
import { storeSetting } from "#app/foundation/database/settings.server.ts";
import { OWN_ID } from "#app/media/storage/store-id.server.ts";
import { startPostgres } from "./postgres.ts";
import { testStoreId } from "./store-id.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
		/** Name of a migrated database that test files copy; nobody is connected to it. */
		postgresTemplate: string;
	}
}

/** One PostgreSQL server for all suites that run on it; each file has a copy of one migrated database in it. */
export default async function (project: TestProject) {
	const server = await startPostgres();
	try {
		const template = await server.newDatabase();
		const database = openPostgresWithoutTimeouts(template);
		await migrateOn(database, "postgres");
		await storeSetting(OWN_ID, testStoreId, database);
		await database.destroy();
		project.provide("postgresUrl", server.url("postgres"));
		project.provide("postgresTemplate", new URL(template).pathname.slice(1));
	} catch (error) {
		await server.stop();
		throw error;
	}
	return () => server.stop();
}
