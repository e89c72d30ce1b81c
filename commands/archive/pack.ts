import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, mkdtempSync, renameSync, rmSync } from "node:fs";
import { open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack as newPack, type Pack } from "tar-stream";
import type { Connection } from "../../app/database/client.server.ts";
import { rowsOf, Tally } from "../../app/database/copying.server.ts";
import { stepNames } from "../../app/database/migrate.server.ts";
import type { TableName } from "../../app/database/schema.ts";
import { pictureStore } from "../../app/media/storage.server.ts";
import { Stop } from "../command.ts";
import { KEY_NAME, type Manifest, savedTables } from "./manifest.ts";

/** Writes everything into `file`: each table as lines of JSON, each picture, the key of the installation if it is given, and last of all what must be found in there. */
export async function writeArchive(file: string, snapshot: Connection, isGone: (path: string) => Promise<boolean>, key: Buffer | null = null): Promise<Manifest> {
	const folder = mkdtempSync(join(tmpdir(), "site-backup-"));
	const manifest: Manifest = { format: 1, madeAt: new Date().toISOString(), steps: [...stepNames], tables: {}, pictures: {}, gone: [] };
	const tar = newPack();
	// Under its name it appears only when it is whole.
	const unfinished = `${file}.unfinished`;
	const written = pipeline(tar, createGzip({ level: 6 }), createWriteStream(unfinished, { mode: 0o600 })).catch((error: NodeJS.ErrnoException) => {
		throw error.code === "ENOSPC" ? error : new Stop(`${file} could not be written (${error.code ?? error.message}).`);
	});
	try {
		await Promise.race([written, fill(tar, folder, manifest, snapshot, isGone, key)]);
		await written;
		const handle = await open(unfinished, "r");
		await handle.sync();
		await handle.close();
		renameSync(unfinished, file);
		return manifest;
	} catch (error) {
		tar.destroy();
		rmSync(unfinished, { force: true });
		if ((error as NodeJS.ErrnoException).code === "ENOSPC") throw new Stop(`No room is left for the backup, in ${dirname(file)} or in ${tmpdir()}.`);
		throw error;
	} finally {
		rmSync(folder, { recursive: true, force: true });
	}
}

async function fill(tar: Pack, folder: string, manifest: Manifest, snapshot: Connection, isGone: (path: string) => Promise<boolean>, key: Buffer | null): Promise<void> {
	for (const table of savedTables) await addTable(tar, join(folder, table), table, manifest, snapshot);
	for await (const rows of rowsOf("pictures", snapshot)) for (const { path } of rows) await addPicture(tar, path as string, manifest, isGone);
	if (key) await add(tar, KEY_NAME, key);
	await add(tar, "manifest.json", Buffer.from(JSON.stringify(manifest, null, "\t")));
	tar.finalize();
}

/** Through a file of its own: an archive wants to know the length of each part before it begins. */
async function addTable(tar: Pack, file: string, table: TableName, manifest: Manifest, snapshot: Connection): Promise<void> {
	const lines = createWriteStream(file);
	const tally = new Tally();
	await pipeline(async function* () {
		for await (const rows of rowsOf(table, snapshot)) {
			tally.add(rows);
			yield rows.map((row) => `${JSON.stringify(row)}\n`).join("");
		}
	}, lines);
	manifest.tables[table] = { rows: tally.rows, sum: tally.sum };
	const entry = tar.entry({ name: `tables/${table}.jsonl`, size: lines.bytesWritten });
	await pipeline(createReadStream(file), entry);
}

async function addPicture(tar: Pack, path: string, manifest: Manifest, isGone: (path: string) => Promise<boolean>): Promise<void> {
	try {
		const bytes = await pictureStore().bytes(path);
		manifest.pictures[path] = createHash("sha256").update(bytes).digest("hex");
		await add(tar, `media/${path}`, bytes);
	} catch (error) {
		// Removed by the office since the backup began; anything else must not pass for a backup.
		if (!(await isGone(path))) throw error;
		manifest.gone.push(path);
	}
}

function add(tar: Pack, name: string, bytes: Uint8Array): Promise<void> {
	return new Promise((done, failed) => {
		// A disk that is full ends the entry that is being written.
		tar.entry({ name }, Buffer.from(bytes), (error) => (error ? failed(error) : done())).on("error", failed);
	});
}
