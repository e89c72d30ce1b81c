import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Everything that the check makes lies in here and goes with it: the machine's own images are neither used nor touched.
 */
export const folder = mkdtempSync(join(tmpdir(), "site-container-"));

/** A registry that does not answer must not hold a whole run. */
const LONGEST_MILLISECONDS = 20 * 60_000;

// Plain folders and chroot: they need no rights beyond root, wherever the machine itself runs.
const place = ["--storage-driver", "vfs", "--root", join(folder, "store"), "--runroot", join(folder, "run")];

/**
 * Runs buildah and gives what it printed.
 * @throws Error when it fails; what it had to say is shown as it says it
 */
export function buildah(...words: string[]): string {
	const env = { ...process.env, BUILDAH_ISOLATION: "chroot" };
	return execFileSync("buildah", [...place, ...words], {
		encoding: "utf8",
		env,
		stdio: ["ignore", "pipe", "inherit"],
		maxBuffer: 64 * 1024 * 1024,
		timeout: LONGEST_MILLISECONDS,
	}).trim();
}

export function removeAll(): void {
	rmSync(folder, { recursive: true, force: true });
}
