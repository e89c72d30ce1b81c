import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

/** A program of the machine's own: where it may lie, and the Debian package that brings it. */
export type Program = { name: string; places: (string | undefined)[]; package: string };

/** Where a program lies, or null. */
export function pathOf({ places }: Program): string | null {
	return places.find((path) => path && existsSync(path)) ?? null;
}

/**
 * Where these programs lie, in their order; on Debian, as root, installs what is missing.
 * @throws Error that names the missing ones
 */
export function pathsOrInstall(programs: Program[]): string[] {
	const missing = programs.filter((one) => pathOf(one) === null);
	if (missing.length > 0 && canInstall()) install(missing.map((one) => one.package));
	const still = missing.filter((one) => pathOf(one) === null);
	if (still.length > 0)
		throw new Error(
			`The tests need ${still.map(({ name }) => name).join(", ")}; on Debian: apt-get install ${still.map((one) => one.package).join(" ")}`,
		);
	return programs.map((one) => pathOf(one)!);
}

/** Whether this is Debian, and we may add to it. */
export function canInstall(): boolean {
	return existsSync("/usr/bin/apt-get") && userInfo().uid === 0;
}

/** Installs Debian packages. */
export function install(packages: string[]): void {
	console.log(`Installing ${packages.join(", ")} …`);
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	execFileSync("apt-get", ["update", "-qq"], { stdio: ["ignore", "ignore", "inherit"] });
	execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], {
		stdio: ["ignore", "ignore", "inherit"],
		env,
	});
}
