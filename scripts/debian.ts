import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

/** A program on this machine: where it may be, and its Debian package. */
export type Program = { name: string; places: (string | undefined)[]; package: string };

export function pathOf({ places }: Program): string | null {
	return places.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Checks that these programs exist; as root on Debian, installs the missing ones.
 * @throws Error that names the missing ones
 */
export async function ensureInstalled(programs: Program[]): Promise<void> {
	const missing = programs.filter((one) => pathOf(one) === null);
	if (missing.length > 0 && canInstall()) await install(missing.map((one) => one.package));
	const stillMissing = missing.filter((one) => pathOf(one) === null);
	if (stillMissing.length > 0)
		throw new Error(
			`The tests need ${stillMissing.map(({ name }) => name).join(", ")}; on Debian: apt-get install ${stillMissing.map((one) => one.package).join(" ")}`,
		);
}

/** Whether this is Debian and the user is root. */
export function canInstall(): boolean {
	return existsSync("/usr/bin/apt-get") && userInfo().uid === 0;
}

export async function install(packages: string[]): Promise<void> {
	console.log(`Installing ${packages.join(", ")} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	// Waits for another run of apt, and retries after a lost connection.
	const patient = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];
	const apt = async (...words: string[]) => {
		const run = spawn("apt-get", [...patient, ...words], { stdio: ["ignore", "ignore", "inherit"], env });
		const [code] = (await once(run, "exit")) as [number | null];
		if (code !== 0) throw new Error(`apt-get ${words.join(" ")} ended with ${code}`);
	};
	await apt("update");
	await apt("install", "-y", "--no-install-recommends", ...packages);
}
