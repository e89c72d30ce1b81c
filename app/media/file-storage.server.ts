import { realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import type { Disk } from "flydrive";

/** A part of a store: files under one prefix, by keys like `angebot-bilder/{userId}/{uuid}.jpg`. */
export class FileStorage {
	readonly #disk: Disk;
	readonly #prefix: string;
	readonly #folder: string | null;

	/** `folder`: where the files lie when the store is a disk. */
	constructor(disk: Disk, prefix: string, folder: string | null = null) {
		this.#disk = disk;
		this.#prefix = prefix;
		this.#folder = folder;
	}

	put(key: string, bytes: Uint8Array): Promise<void> {
		return this.#disk.put(this.#prefix + key, bytes);
	}

	/** What a link leads to elsewhere on the disk is none of our files. */
	exists(key: string): Promise<boolean> {
		return this.#folder === null ? this.#disk.exists(this.#prefix + key) : liesIn(this.#folder, key);
	}

	bytes(key: string): Promise<Uint8Array> {
		return this.#disk.getBytes(this.#prefix + key);
	}

	stream(key: string): Promise<Readable> {
		return this.#disk.getStream(this.#prefix + key);
	}

	copy(from: string, to: string): Promise<void> {
		return this.#disk.copy(this.#prefix + from, this.#prefix + to);
	}

	/** Removes one file; one that is not there is no error. */
	delete(key: string): Promise<void> {
		return this.#disk.delete(this.#prefix + key);
	}

	/** Removes all files below a folder. */
	deleteAll(folder: string): Promise<void> {
		return this.#disk.deleteAll(this.#prefix + folder);
	}

	/** The keys of all files. */
	async *keys(): AsyncGenerator<string> {
		let token: string | undefined;
		do {
			const page = await this.#disk.listAll(this.#prefix || "/", {
				recursive: true,
				...(token && { paginationToken: token }),
			});
			for (const object of page.objects) if (object.isFile) yield object.key.slice(this.#prefix.length);
			token = page.paginationToken;
		} while (token);
	}
}

async function liesIn(folder: string, key: string): Promise<boolean> {
	try {
		const [root, file] = await Promise.all([realpath(folder), realpath(join(folder, key))]);
		return file === join(root, key);
	} catch {
		return false;
	}
}
