import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, mkdirSync } from "node:fs";
import { dirname, join, sep } from "node:path";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { type Row, type Tally, tallyOf } from "../../foundation/database/copying.server.ts";
import type { TableName } from "../../foundation/database/schema.ts";
import { BackupFailure } from "./backup-failure.ts";
import type { Manifest } from "./manifest.server.ts";

const BATCH_ROWS = 500;

type ArchiveContent = { tables: Map<string, Tally>; pictures: Map<string, string>; manifest: string | null };

/** Compares all of a backup with its manifest, and unpacks it into the empty `folder`, if any. @throws BackupFailure */
export async function readArchive(file: string, folder: string | null): Promise<Manifest> {
	const found = await readAll(file, folder).catch((error: NodeJS.ErrnoException) => {
		if (error instanceof BackupFailure || error.code === "ENOSPC") throw error;
		throw damaged(`${file} can't be read to its end: ${error.message}`);
	});
	const manifest = readManifest(found.manifest);
	for (const [table, { rows, sum }] of Object.entries(manifest.tables)) {
		const tally = found.tables.get(table);
		if (tally?.rows !== rows || tally.sum !== sum) throw damaged(`The backup is damaged: table ${table}.`);
	}
	for (const [path, sum] of Object.entries(manifest.pictures))
		if (found.pictures.get(path) !== sum) throw damaged(`The backup is damaged: picture ${path}.`);
	return manifest;
}

export function pictureFile(folder: string, path: string): string {
	return inside(folder, `media/${path}`);
}

/** The rows of an unpacked table, in batches. */
export async function* rowsIn(folder: string, table: TableName): AsyncGenerator<Row[]> {
	const file = inside(folder, `tables/${table}.jsonl`);
	if (!existsSync(file)) throw damaged(`The backup is damaged: table ${table}.`);
	yield* rowsFrom(createReadStream(file));
}

async function readAll(file: string, folder: string | null): Promise<ArchiveContent> {
	const found: ArchiveContent = { tables: new Map(), pictures: new Map(), manifest: null };
	const tar = extract();
	const reading = pipeline(createReadStream(file), createGunzip(), tar);
	const unpacking = (async () => {
		for await (const entry of tar) {
			const { name } = entry.header;
			const target = folder && inside(folder, name);
			if (target) {
				mkdirSync(dirname(target), { recursive: true });
				await pipeline(entry, createWriteStream(target, { mode: 0o600 }));
			}
			const [room, rest = ""] = /^(tables|media)\/(.+)$/.exec(name)?.slice(1) ?? [];
			const bytes = (target ? createReadStream(target) : entry) as AsyncIterable<Buffer>;
			if (room === "tables") found.tables.set(rest.replace(/\.jsonl$/, ""), await tallyOf(rowsFrom(bytes)));
			else if (room === "media") found.pictures.set(rest, await sumOf(bytes));
			else found.manifest = await text(bytes);
		}
	})();
	await Promise.all([reading, unpacking]);
	return found;
}

async function sumOf(bytes: AsyncIterable<Buffer>): Promise<string> {
	const hash = createHash("sha256");
	for await (const part of bytes) hash.update(part);
	return hash.digest("hex");
}

async function* rowsFrom(bytes: AsyncIterable<Buffer>): AsyncGenerator<Row[]> {
	const decoder = new TextDecoder();
	let rows: Row[] = [];
	let rest = "";
	// A line reader would also split at U+2028, which visitors' texts may contain.
	for await (const part of bytes) {
		const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
		rest = lines.pop()!;
		for (const line of lines) rows.push(JSON.parse(line) as Row);
		if (rows.length < BATCH_ROWS) continue;
		yield rows;
		rows = [];
	}
	if (rest) throw damaged("The backup is damaged: a table that ends in the middle of a row.");
	if (rows.length > 0) yield rows;
}

/** Refuses names that lead out of the folder. */
function inside(folder: string, name: string): string {
	const path = join(folder, name);
	if (!path.startsWith(folder + sep)) throw damaged("The backup names a file outside of itself.");
	return path;
}

function readManifest(stored: string | null): Manifest {
	try {
		const manifest = JSON.parse(stored ?? "") as Manifest;
		if (manifest.format === 1) return manifest;
	} catch {
		// Reported below.
	}
	throw damaged("This is no backup of this program, or one that was cut off.");
}

function damaged(message: string): BackupFailure {
	return new BackupFailure("damaged", message);
}
