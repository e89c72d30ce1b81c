import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import type { Readable } from "node:stream";
import { type FileStorage, STORE_ID } from "./file-storage.server.ts";

/** The folder of incomplete files, inside the store because a rename is atomic only within a file system. */
export const UNFINISHED = "unfinished";
/** No write takes longer; an older file was left by a killed process. */
const ABANDONED_MILLISECONDS = 3_600_000;

/**
 * Files in a folder. Each gets its name only when it is complete and synced to disk: neither a crash nor a full disk
 * leaves half a picture, which would be served for ever, and a committed row always has its file.
 */
export class DiskStorage implements FileStorage {
	readonly #root: string;

	constructor(root: string) {
		this.#root = resolve(root);
	}

	put(key: string, bytes: Uint8Array): Promise<void> {
		return this.#finish(key, (path) => writeFile(path, bytes, { flag: "wx", flush: true }));
	}

	/** A symbolic link out of the store does not count. */
	async exists(key: string): Promise<boolean> {
		try {
			const [root, file] = await Promise.all([realpath(this.#root), realpath(this.#path(key))]);
			return file === join(root, key);
		} catch {
			return false;
		}
	}

	bytes(key: string): Promise<Uint8Array> {
		return readFile(this.#path(key));
	}

	async stream(key: string): Promise<Readable> {
		return (await open(this.#path(key))).createReadStream();
	}

	copy(from: string, to: string): Promise<void> {
		return this.#finish(to, async (path) => {
			await copyFile(this.#path(from), path);
			await syncToDisk(path);
		});
	}

	async delete(key: string): Promise<void> {
		await rm(this.#path(key), { force: true });
	}

	async deleteAll(folder: string): Promise<void> {
		// The retries are for ENOTEMPTY, when a file is put meanwhile.
		await rm(this.#path(folder), { recursive: true, force: true, maxRetries: 3 });
	}

	async *keys(folder = ""): AsyncGenerator<string> {
		for (const entry of await entriesOf(join(this.#root, folder))) {
			const key = folder + entry.name;
			if (key === UNFINISHED || key === STORE_ID) continue;
			if (entry.isFile()) yield key;
			else if (entry.isDirectory()) yield* this.keys(`${key}/`);
		}
	}

	async removeUnfinished(): Promise<void> {
		const folder = join(this.#root, UNFINISHED);
		const before = Date.now() - ABANDONED_MILLISECONDS;
		for (const { name } of await entriesOf(folder)) {
			const file = await stat(join(folder, name)).catch(() => null);
			if (file && file.mtimeMs < before) await rm(join(folder, name), { force: true });
		}
	}

	/** @throws for a key that leads out of the folder: a restored archive brings its own keys */
	#path(key: string): string {
		const path = resolve(this.#root, key);
		if (!path.startsWith(this.#root + sep)) throw new Error(`no key of a file: ${key}`);
		return path;
	}

	async #finish(key: string, write: (path: string) => Promise<void>): Promise<void> {
		const [path, unfinished] = [this.#path(key), join(this.#root, UNFINISHED, randomUUID())];
		try {
			for (const folder of [dirname(unfinished), dirname(path)]) await mkdir(folder, { recursive: true });
			await write(unfinished);
			await rename(unfinished, path);
			await syncToDisk(dirname(path));
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
	}
}

/** Empty for a missing folder: another process may be cleaning up too. */
async function entriesOf(folder: string) {
	try {
		return await readdir(folder, { withFileTypes: true });
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
		throw error;
	}
}

/** Flushes a file, or a folder with the names of its files. */
export async function syncToDisk(path: string): Promise<void> {
	const file = await open(path, "r");
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
