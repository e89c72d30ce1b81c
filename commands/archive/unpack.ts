import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { extract } from "tar-stream";
import { type Row, Tally } from "../../app/database/copying.server.ts";
import type { TableName } from "../../app/database/schema.ts";
import { Stop } from "../command.ts";
import { KEY_NAME, type Manifest } from "./manifest.ts";

const ROWS_AT_ONCE = 500;

/**
 * Unpacks a backup into an empty folder and compares all of it with what it says of itself.
 * @throws Stop when it is damaged, or no backup at all
 */
export async function readArchive(file: string, folder: string): Promise<Manifest> {
	await unpack(file, folder).catch((error: Error) => {
		throw error instanceof Stop ? error : new Stop(`${file} can't be read to its end: ${error.message}`);
	});
	const manifest = await readManifest(folder);
	for (const [table, expected] of Object.entries(manifest.tables)) {
		const tally = new Tally();
		for await (const rows of rowsIn(folder, table as TableName)) tally.add(rows);
		if (tally.rows !== expected.rows || tally.sum !== expected.sum) throw new Stop(`The backup is damaged: table ${table}.`);
	}
	for (const [path, expected] of Object.entries(manifest.pictures)) {
		const file = pictureFile(folder, path);
		if (
			!existsSync(file) ||
			createHash("sha256")
				.update(await readFile(file))
				.digest("hex") !== expected
		)
			throw new Stop(`The backup is damaged: picture ${path}.`);
	}
	return manifest;
}

export function pictureFile(folder: string, path: string): string {
	return inside(folder, `media/${path}`);
}

/** The key of the installation that was saved; null when the backup brings none. */
export function keyIn(folder: string): Buffer | null {
	const file = inside(folder, KEY_NAME);
	return existsSync(file) ? readFileSync(file) : null;
}

/** The rows of a table, a few hundred at a time. */
export async function* rowsIn(folder: string, table: TableName): AsyncGenerator<Row[]> {
	const file = inside(folder, `tables/${table}.jsonl`);
	if (!existsSync(file)) throw new Stop(`The backup is damaged: table ${table}.`);
	let rows: Row[] = [];
	let rest = "";
	// Split here and not by a line reader: for that one a line also ends at signs that may stand in a visitor's words (U+2028).
	for await (const part of createReadStream(file, "utf8")) {
		const lines = (rest + (part as string)).split("\n");
		rest = lines.pop()!;
		rows.push(...lines.map((line) => JSON.parse(line) as Row));
		if (rows.length < ROWS_AT_ONCE) continue;
		yield rows;
		rows = [];
	}
	if (rows.length > 0) yield rows;
}

async function unpack(file: string, folder: string): Promise<void> {
	const tar = extract();
	const reading = pipeline(createReadStream(file), createGunzip(), tar);
	const taking = (async () => {
		for await (const entry of tar) {
			const target = inside(folder, entry.header.name);
			mkdirSync(dirname(target), { recursive: true });
			await pipeline(entry, createWriteStream(target));
		}
	})();
	await Promise.all([reading, taking]);
}

/** A name in an archive may lead anywhere; only what stays in the folder is taken. */
function inside(folder: string, name: string): string {
	const path = join(folder, name);
	if (!path.startsWith(folder + sep)) throw new Stop("The backup names a file outside of itself.");
	return path;
}

async function readManifest(folder: string): Promise<Manifest> {
	try {
		const manifest = JSON.parse(await readFile(join(folder, "manifest.json"), "utf8")) as Manifest;
		if (manifest.format === 1) return manifest;
	} catch {
		// Told below.
	}
	throw new Stop("This is no backup of this program, or one that was cut off.");
}
