import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

/** A program on this machine: where it may be, and its Debian package. */
export type Program = { name: string; places: (string | undefined)[]; package: string };

/** The path of a program, or null. */
export function pathOf({ places }: Program): string | null {
	return places.find((path) => path && existsSync(path)) ?? null;
}

/**
 * The paths of these programs, in the same order; as root on Debian it installs those that are missing.
 * @throws Error that names the missing ones
 */
export function pathsOrInstall(programs: Program[]): string[] {
	const missing = programs.filter((one) => pathOf(one) === null);
	if (missing.length > 0 && canInstall()) install(missing.map((one) => one.package));
	const stillMissing = missing.filter((one) => pathOf(one) === null);
	if (stillMissing.length > 0)
		throw new Error(
			`The tests need ${stillMissing.map(({ name }) => name).join(", ")}; on Debian: apt-get install ${stillMissing.map((one) => one.package).join(" ")}`,
		);
	return programs.map((one) => pathOf(one)!);
}

/** Whether this is Debian and we are root. */
export function canInstall(): boolean {
	return existsSync("/usr/bin/apt-get") && userInfo().uid === 0;
}

/** Installs Debian packages. */
export function install(packages: string[]): void {
	console.log(`Installing ${packages.join(", ")} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	// Another run of apt is waited for, and a lost connection is tried again.
	const patient = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=3"];
	const apt = (...words: string[]) =>
		execFileSync("apt-get", [...patient, ...words], { stdio: ["ignore", "ignore", "inherit"], env });
	apt("update");
	apt("install", "-y", "--no-install-recommends", ...packages);
}
