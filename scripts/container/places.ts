import { chmodSync, chownSync, mkdtempSync, statSync } from "node:fs";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { freePort } from "../../tests/free-port.ts";
import type { PostgresServer } from "../../tests/postgres.ts";
import { folder } from "./buildah.ts";

export type Place = {
	name: string;
	/** How many containers share its data folder. */
	containers: number;
	/** Settings of an installation in which there is nothing yet. */
	empty: () => Promise<Record<string, string>>;
};

/** One installation of each kind that deploy/ offers: alone, as in compose.yaml, and as in compose.s3.yaml. */
export async function places(postgres: PostgresServer): Promise<{ all: Place[]; close: () => Promise<void> }> {
	const port = await freePort();
	const buckets = ["first", "second"];
	const store = new S3rver({
		port,
		address: "127.0.0.1",
		silent: true,
		directory: newFolder(),
		configureBuckets: buckets.map((name) => ({ name, configs: [] })),
	});
	await store.run();
	const keys = { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_ACCESS_KEY_ID: "S3RVER", S3_SECRET_ACCESS_KEY: "S3RVER" };
	const all: Place[] = [
		{ name: "SQLite and a volume", containers: 1, empty: async () => ({}) },
		{
			name: "PostgreSQL and a volume that two share",
			containers: 2,
			empty: async () => ({ DATABASE_URL: await postgres.newDatabase() }),
		},
		{
			name: "PostgreSQL and S3",
			containers: 1,
			empty: async () => ({ DATABASE_URL: await postgres.newDatabase(), S3_BUCKET: buckets.shift()!, ...keys }),
		},
	];
	return { all, close: () => store.close() };
}

/**
 * An empty volume for a folder of the image. As an engine does at the first use, it gives it the folder's owner and
 * mode.
 */
export function newVolume(root: string, path: string): string {
	const made = newFolder();
	const { uid, gid, mode } = statSync(join(root, path));
	chownSync(made, uid, gid);
	chmodSync(made, mode & 0o7777);
	return made;
}

function newFolder(): string {
	return mkdtempSync(join(folder, "volume-"));
}
