import { join } from "node:path";
import { config } from "../../foundation/config/config.server.ts";
import { ConcurrencyLimit } from "../../foundation/rate-limit/concurrency-limit.ts";
import { DiskStorage } from "./disk-storage.server.ts";

/** Each has about 200 kB. */
const MOST_FILES = 1000;

/** One at a time, because making a file takes the processor from the pages. */
const making = new ConcurrencyLimit(1);
const running = new Map<string, Promise<Uint8Array>>();

/**
 * A file that is made from content, kept in a folder that may be emptied at any time. Of each `name` only one `version`
 * is kept; concurrent calls share one run of `make`.
 */
export async function madeFile(
	{ name, version }: { name: string; version: string },
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const key = `${name}.${version}.pdf`;
	const store = madeFiles();
	if (await store.exists(key)) return store.bytes(key);
	const work =
		running.get(key) ?? making.run(() => makeAndKeep(store, name, key, make)).finally(() => running.delete(key));
	running.set(key, work);
	return work;
}

/** Removes incomplete files that killed processes left. */
export function removeUnfinishedMadeFiles(): Promise<void> {
	return madeFiles().removeUnfinished();
}

/** On the local disk, also where pictures are in an S3 store: they are quickly made again. */
function madeFiles(): DiskStorage {
	return new DiskStorage(join(config().dataDir, "data-sheets"));
}

async function makeAndKeep(
	store: DiskStorage,
	name: string,
	key: string,
	make: () => Promise<Uint8Array>,
): Promise<Uint8Array> {
	const bytes = await make();
	// The visitor gets the file even if a full disk can't store it.
	await store
		.put(key, bytes)
		.then(() => makeRoom(store, name, key))
		.catch(() => {});
	return bytes;
}

/** Deletes the other versions, and whatever is too much; which one matters little, as each can be made again. */
async function makeRoom(store: DiskStorage, name: string, key: string): Promise<void> {
	const others: string[] = [];
	for await (const other of store.keys())
		if (other.startsWith(`${name}.`) && other !== key) await store.delete(other);
		else if (other !== key) others.push(other);
	for (const other of others.slice(MOST_FILES - 1)) await store.delete(other);
}
