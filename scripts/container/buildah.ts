import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Holds everything that the check makes, and is deleted with it. The machine's own images are neither used nor changed.
 */
export const folder = mkdtempSync(join(tmpdir(), "site-container-"));

/** A registry that does not answer must not block a whole run. */
const TIMEOUT_MILLISECONDS = 20 * 60_000;

// Plain folders and chroot need nothing but root, so they work wherever the machine itself runs.
const storage = ["--storage-driver", "vfs", "--root", join(folder, "store"), "--runroot", join(folder, "run")];

/**
 * Runs buildah and returns its output.
 * @throws Error when it fails; its messages appear on standard error
 */
export function buildah(...args: string[]): string {
	const env = { ...process.env, BUILDAH_ISOLATION: "chroot" };
	return execFileSync("buildah", [...storage, ...args], {
		encoding: "utf8",
		env,
		stdio: ["ignore", "pipe", "inherit"],
		maxBuffer: 64 * 1024 * 1024,
		timeout: TIMEOUT_MILLISECONDS,
	}).trim();
}

export function removeAll(): void {
	rmSync(folder, { recursive: true, force: true });
}
