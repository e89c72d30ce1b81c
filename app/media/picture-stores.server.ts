import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { BadSetting, config } from "../config.server.ts";
import { DiskStorage } from "./disk-storage.server.ts";
import type { FileStorage } from "./file-storage.server.ts";

let originals: FileStorage | undefined;
let variants: FileStorage | undefined;
/** The part of the bucket whose keys begin with a prefix, once it is open. */
let bucket: ((prefix: string) => FileStorage) | undefined;

/** Where pictures lie as they were taken in. */
export function pictureStore(): FileStorage {
	return (originals ??= storage("media"));
}

/** Where their served forms lie; may be emptied at any time. */
export function variantStore(): FileStorage {
	return (variants ??= storage("media-variants"));
}

/** Both in DATA_DIR, wherever the settings say that pictures lie. */
export function storagesOnDisk(): FileStorage[] {
	return names.map(onDisk);
}

/**
 * Removes what killed processes have left half written on this machine's disk. A store elsewhere keeps no such halves.
 */
export async function removeUnfinishedFiles(): Promise<void> {
	for (const name of names) await onDisk(name).removeUnfinished();
}

/**
 * Whether a picture could be stored right now. Only a disk is asked: an S3 store does not run full, and has each
 * question paid. @throws what the disk says when it can't
 */
export async function tryPictureStore(): Promise<void> {
	if (!config().s3) await onDisk("media").tryToWrite();
}

/** Both in the S3 store of the settings. */
export function storagesInBucket(): FileStorage[] {
	return names.map(inBucket);
}

/**
 * Opens the S3 store where the settings name one, and writes, reads and removes a file in it: a wrong key is told at
 * the start and not by the first lost picture.
 * @throws BadSetting
 */
export async function openPictureStores(): Promise<void> {
	const { s3 } = config();
	if (!s3 || bucket) return;
	const { BucketStorage, bucketClient } = await import("./bucket-storage.server.ts");
	const client = bucketClient(s3);
	const opened = (prefix: string) => new BucketStorage(client, s3.bucket, prefix);
	// A name of its own: another process that starts at this moment would take the file away.
	const probe = `probe-${randomUUID()}.txt`;
	try {
		await opened("").put(probe, Buffer.from("1"));
		await opened("").bytes(probe);
		await opened("").delete(probe);
	} catch (error) {
		throw new BadSetting(
			`S3_ENDPOINT and the other S3 settings name a store that we cannot write to (${reason(error)}).`,
		);
	}
	bucket = opened;
}

type Name = "media" | "media-variants";
const names: Name[] = ["media", "media-variants"];

function storage(name: Name): FileStorage {
	return config().s3 ? inBucket(name) : onDisk(name);
}

function onDisk(name: Name): DiskStorage {
	return new DiskStorage(join(config().dataDir, name));
}

function inBucket(name: Name): FileStorage {
	if (!bucket) throw new Error("the S3 store is used before it was opened");
	// Neither name begins with the other: a store lists by how keys begin.
	return bucket(name === "media" ? "originals/" : "served/");
}

/** What the store said, without the words of a request. */
function reason(error: unknown): string {
	const { name, code } = error as Error & { code?: string };
	return code ?? name;
}
