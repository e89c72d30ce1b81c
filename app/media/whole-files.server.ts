import { randomUUID } from "node:crypto";
import { copyFile, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FSDriver } from "flydrive/drivers/fs";

/**
 * Files lie here until they are whole: inside the store, since only within one file system a file gets its name in one
 * step.
 */
const UNFINISHED = "unfinished";
/** No file is under way for longer; what is older was left by a process that was killed. */
const LONGEST_MILLISECONDS = 3_600_000;
const SMALL_PICTURE_BYTES = 64 * 1024;

/**
 * Files on a disk that get their name when they are whole and written through, and not before: neither a crash nor a
 * full disk leaves half a picture, which would be served for ever, and a row that is committed never waits for its
 * file.
 */
export class WholeFiles extends FSDriver {
	readonly #root: string;

	constructor(root: string) {
		super({ location: root, visibility: "private" });
		this.#root = root;
	}

	override put(key: string, contents: string | Uint8Array): Promise<void> {
		return this.#finish(key, (path) => this.#write(path, contents));
	}

	override copy(source: string, destination: string): Promise<void> {
		return this.#finish(destination, async (path) => {
			await copyFile(join(this.#root, source), path);
			await writeThrough(path);
		});
	}

	override async listAll(...asked: Parameters<FSDriver["listAll"]>): ReturnType<FSDriver["listAll"]> {
		const { objects } = await super.listAll(...asked);
		return { objects: [...objects].filter((object) => !object.isFile || !object.key.startsWith(`${UNFINISHED}/`)) };
	}

	/** Writes as much as a small picture, and removes it. @throws what the disk says when it can't */
	async tryToWrite(): Promise<void> {
		const path = join(this.#root, UNFINISHED, randomUUID());
		await mkdir(dirname(path), { recursive: true });
		try {
			await this.#write(path, Buffer.alloc(SMALL_PICTURE_BYTES));
		} finally {
			await rm(path, { force: true });
		}
	}

	/** Removes what killed processes have left half written. */
	async removeUnfinished(): Promise<void> {
		const folder = join(this.#root, UNFINISHED);
		const before = Date.now() - LONGEST_MILLISECONDS;
		for (const name of await readdir(folder).catch(() => [])) {
			const file = await stat(join(folder, name)).catch(() => null);
			if (file && file.mtimeMs < before) await rm(join(folder, name), { force: true });
		}
	}

	async #write(path: string, contents: string | Uint8Array): Promise<void> {
		const file = await open(path, "wx");
		try {
			await file.writeFile(contents);
			await file.sync();
		} finally {
			await file.close();
		}
	}

	async #finish(key: string, write: (path: string) => Promise<void>): Promise<void> {
		const [path, unfinished] = [join(this.#root, key), join(this.#root, UNFINISHED, randomUUID())];
		try {
			for (const folder of [dirname(unfinished), dirname(path)]) await mkdir(folder, { recursive: true });
			await write(unfinished);
			await rename(unfinished, path);
			await writeThrough(dirname(path));
		} catch (error) {
			await rm(unfinished, { force: true });
			throw error;
		}
	}
}

async function writeThrough(path: string): Promise<void> {
	const file = await open(path, "r");
	try {
		await file.sync();
	} finally {
		await file.close();
	}
}
