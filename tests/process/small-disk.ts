import { spawnSync } from "node:child_process";
import {
	closeSync,
	mkdtempSync,
	openSync,
	rmdirSync,
	rmSync,
	statfsSync,
	statSync,
	truncateSync,
	writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PAGE_BYTES = 4096;

/** A file system of a few megabytes, which can be filled to the last byte. */
export type SmallDisk = {
	folder: string;
	fill: () => void;
	/** Gives back so many bytes of what it was filled with. */ free: (bytes: number) => void;
	empty: () => void;
	remove: () => void;
};

/** Mounts one, or says why this machine does not let us. */
export function newSmallDisk(megabytes: number): SmallDisk | string {
	const folder = mkdtempSync(join(tmpdir(), "site-small-disk-"));
	const words = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=700`, "tmpfs", folder];
	const { status, stderr, error } = spawnSync("mount", words, { encoding: "utf8" });
	if (status !== 0) {
		rmdirSync(folder);
		return `no small file system here (${(error?.message ?? stderr).trim()})`;
	}
	const ballast = join(folder, "ballast");
	return {
		folder,
		fill() {
			const file = openSync(ballast, "a");
			try {
				for (;;) writeSync(file, Buffer.alloc(PAGE_BYTES));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
			} finally {
				closeSync(file);
			}
		},
		free(bytes) {
			const { bsize, bfree } = statfsSync(folder);
			const missing = bytes - bsize * bfree;
			if (missing > 0) truncateSync(ballast, Math.max(0, statSync(ballast).size - missing));
		},
		empty: () => rmSync(ballast, { force: true }),
		remove() {
			spawnSync("umount", ["--lazy", folder]);
			rmdirSync(folder);
		},
	};
}
