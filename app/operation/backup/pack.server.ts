import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack as newPack, type Pack } from "tar-stream";
import type { Connection } from "../../foundation/database/client.server.ts";
import { type Row, rowsOf, Tally } from "../../foundation/database/copying.server.ts";
import { migrationNames } from "../../foundation/database/migrate.server.ts";
import type { TableName } from "../../foundation/database/schema.ts";
import { originalKey } from "../../media/picture-path.ts";
import { syncToDisk } from "../../media/storage/disk-storage.server.ts";
import { pictureStore } from "../../media/storage/picture-stores.server.ts";
import { BackupFailure } from "./backup-failure.ts";
import { type Manifest, savedTables } from "./manifest.server.ts";
import { readArchive } from "./unpack.server.ts";

type BackupContent = {
	/** A transaction that sees one moment of the database. */
	snapshot: Connection;
	/** Whether a picture's row has been deleted since the backup began. */
	isGone: (path: string) => Promise<boolean>;
};

/** The folder that holds the parts of a backup until it is complete. */
export const unfinishedOf = (file: string): string => `${file}.unfinished`;

/**
 * Writes a backup to `file`: each table as lines of JSON, each picture, and the manifest last. The file gets its name
 * only once it was flushed to disk, read back, and every row and picture compared.
 * @throws BackupFailure
 */
export async function writeArchive(file: string, source: BackupContent): Promise<Manifest> {
	const folder = unfinishedOf(file);
	const archive = join(folder, "archive.tar.gz");
	const manifest: Manifest = {
		format: 1,
		madeAt: new Date().toISOString(),
		steps: [...migrationNames],
		tables: {},
		pictures: {},
		gone: [],
	};
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		const tar = newPack();
		const written = pipeline(tar, createGzip({ level: 6 }), createWriteStream(archive, { mode: 0o600, flush: true }));
		const filling = fill(tar, folder, manifest, source).catch((error: Error) => {
			tar.destroy(error);
			throw error;
		});
		await Promise.all([written, filling]);
		await readArchive(archive, null);
		await rename(archive, file);
		// Otherwise the file's new name could be lost.
		await syncToDisk(dirname(file));
		return manifest;
	} catch (error) {
		const { code, path } = error as NodeJS.ErrnoException;
		if (code === "ENOSPC") throw new BackupFailure("room", `No room is left for the backup in ${dirname(file)}.`);
		if (code && path?.startsWith(folder)) throw new BackupFailure("place", `${file} could not be written (${code}).`);
		throw error;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

async function fill(tar: Pack, folder: string, manifest: Manifest, { snapshot, isGone }: BackupContent): Promise<void> {
	for (const table of savedTables) manifest.tables[table] = await addTable(tar, join(folder, table), table, snapshot);
	for (const table of ["pictures", "documents"] as const)
		for await (const rows of rowsOf(table, snapshot))
			for (const file of rows.filter(isBackedUp).flatMap(filesOf)) await addPicture(tar, file, manifest, isGone);
	await add(tar, "manifest.json", Buffer.from(JSON.stringify(manifest, null, "\t")));
	tar.finalize();
}

/** A file without an owner comes from a form that was never saved, often a stranger's, and is swept after a day. */
function isBackedUp({ owner_kind }: Row): boolean {
	return owner_kind !== null;
}

/** The files of a row; an edited picture also has its original. */
function filesOf({ path, recipe }: Row): string[] {
	return recipe ? [path as string, originalKey(path as string)] : [path as string];
}

/** Writes to a temporary file first, because a tar header needs the entry's length. */
async function addTable(tar: Pack, file: string, name: TableName, snapshot: Connection) {
	const lines = createWriteStream(file, { mode: 0o600 });
	const tally = new Tally();
	await pipeline(async function* () {
		for await (const all of rowsOf(name, snapshot)) {
			const rows = all.filter(isBackedUp);
			tally.add(rows);
			yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
		}
	}, lines);
	const entry = tar.entry({ name: `tables/${name}.jsonl`, size: lines.bytesWritten });
	await pipeline(createReadStream(file), entry);
	await rm(file);
	return { rows: tally.rows, sum: tally.sum };
}

async function addPicture(tar: Pack, path: string, manifest: Manifest, isGone: BackupContent["isGone"]): Promise<void> {
	let bytes: Uint8Array;
	try {
		bytes = await pictureStore().bytes(path);
	} catch {
		// The office deleted it since the backup began. Any other missing picture makes the backup incomplete.
		if (!(await isGone(path))) throw new BackupFailure("pictures", `The picture ${path} could not be read.`);
		manifest.gone.push(path);
		return;
	}
	manifest.pictures[path] = createHash("sha256").update(bytes).digest("hex");
	await add(tar, `media/${path}`, bytes);
}

function add(tar: Pack, name: string, bytes: Uint8Array): Promise<void> {
	return new Promise((done, failed) => {
		// On a full disk the entry's stream emits the error instead of calling back.
		tar.entry({ name }, Buffer.from(bytes), (error) => (error ? failed(error) : done())).on("error", failed);
	});
}
