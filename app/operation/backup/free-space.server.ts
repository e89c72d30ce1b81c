import { statfs } from "node:fs/promises";
import { BackupFailure } from "./backup-failure.ts";

const MEGABYTE = 1024 * 1024;

/** Refuses a backup that would not fit: a full disk would stop the site from storing anything. @throws BackupFailure */
export async function requireFreeSpace(folder: string, bytes: number): Promise<void> {
	const { bavail, bsize } = await statfs(folder);
	if (bavail * bsize >= bytes) return;
	const needed = `it may need ${Math.ceil(bytes / MEGABYTE)} MB`;
	throw new BackupFailure("room", `No room is left for the backup in ${folder}: ${needed}.`);
}
