import { chmodSync, chownSync, mkdtempSync, statSync } from "node:fs";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { freePort } from "../../tests/free-port.ts";
import type { PostgresServer } from "../../tests/postgres.ts";
import { folder } from "./buildah.ts";

export type Installation = {
	name: string;
	/** The number of containers that share its data folder. */
	containers: number;
	/** The settings of a new, empty installation. */
	empty: () => Promise<Record<string, string>>;
};

/**
 * One installation of each kind in deploy/: a single container as in compose.yaml, and several as in compose.s3.yaml.
 */
export async function installations(
	postgres: PostgresServer,
): Promise<{ all: Installation[]; close: () => Promise<void> }> {
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
	const all: Installation[] = [
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
 * Creates an empty volume for a folder of the image, with that folder's owner and mode, as an engine does on first use.
 */
export function newVolume(root: string, path: string): string {
	const volume = newFolder();
	const { uid, gid, mode } = statSync(join(root, path));
	chownSync(volume, uid, gid);
	chmodSync(volume, mode & 0o7777);
	return volume;
}

function newFolder(): string {
	return mkdtempSync(join(folder, "volume-"));
}
