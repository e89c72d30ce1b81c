import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
	export interface ProvidedContext {
		postgresUrl: string;
	}
}

/** One PostgreSQL server for all suites that run on it; each file has a database of its own in it. */
export default async function (project: TestProject) {
	const server = await startPostgres();
	project.provide("postgresUrl", server.url("postgres"));
	return () => server.stop();
}
