import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { BadSetting, config } from "../../foundation/config/config.server.ts";
import { DiskStorage, UNFINISHED } from "./disk-storage.server.ts";
import type { FileStorage } from "./file-storage.server.ts";

const SMALL_PICTURE_BYTES = 64 * 1024;

let originals: FileStorage | undefined;
let variants: FileStorage | undefined;
/** Opens the part of the bucket with a prefix; set by `openPictureStores`. */
let bucket: ((prefix: string) => FileStorage) | undefined;

export function pictureStore(): FileStorage {
	return (originals ??= storage("media"));
}

/** The store of the served variants; may be emptied at any time. */
export function variantStore(): FileStorage {
	return (variants ??= storage("media-variants"));
}

/** Removes incomplete files that killed processes left on the disk; an S3 store keeps none. */
export async function removeUnfinishedFiles(): Promise<void> {
	for (const name of names) await onDisk(name).removeUnfinished();
}

/**
 * Checks that pictures can be stored now. An S3 store is not checked: it never fills up, and charges for each request.
 * @throws the file system's error
 */
export async function tryPictureStore(): Promise<void> {
	if (config().s3) return;
	// If this process is killed meanwhile, the file is removed with the incomplete ones.
	const probe = `${UNFINISHED}/${randomUUID()}`;
	await onDisk("media").put(probe, Buffer.alloc(SMALL_PICTURE_BYTES));
	await onDisk("media").delete(probe);
}

/**
 * Opens the S3 store if the settings name one, and tries it with a file: wrong credentials are found at the start, not
 * with the first lost picture.
 * @throws BadSetting
 */
export async function openPictureStores(): Promise<void> {
	const { s3 } = config();
	if (!s3 || bucket) return;
	const { bucketStorage, bucketClient } = await import("./bucket-storage.server.ts");
	const client = bucketClient(s3);
	const opened = (prefix: string) => bucketStorage(client, s3.bucket, prefix);
	// A unique name, because another process starting at the same time would remove the file.
	const probe = `probe-${randomUUID()}.txt`;
	try {
		await opened("").put(probe, Buffer.from("1"));
		await opened("").bytes(probe);
		await opened("").delete(probe);
	} catch (error) {
		// Without details of the request.
		const { name, code = name } = error as Error & { code?: string };
		throw new BadSetting(`S3_ENDPOINT and the other S3 settings name a store that we cannot write to (${code}).`);
	}
	bucket = opened;
}

const names = ["media", "media-variants"] as const;
type Name = (typeof names)[number];

function onDisk(name: Name): DiskStorage {
	return new DiskStorage(join(config().dataDir, name));
}

function storage(name: Name): FileStorage {
	if (!config().s3) return onDisk(name);
	if (!bucket) throw new Error("the S3 store is used before it was opened");
	// Neither may be a prefix of the other, because stores list files by prefix.
	return bucket(name === "media" ? "originals/" : "served/");
}
