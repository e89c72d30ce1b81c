import { spawnSync } from "node:child_process";
import { canInstall, install, pathOf } from "../debian.ts";
import { imagePrograms } from "../test-programs.ts";

/** Why an image can't be built on this machine at all; null where it can. Installs the tools where they are missing. */
export function whyNotHere(): string | null {
	if (!canInstall()) return "it needs Debian, and root";
	const missing = imagePrograms.filter((one) => pathOf(one) === null).map((one) => one.package);
	if (missing.length === 0) return null;
	// A machine that has never asked knows no package.
	spawnSync("apt-get", ["update", "-qq"]);
	const unknown = missing.filter((name) => spawnSync("apt-cache", ["show", name]).status !== 0);
	if (unknown.length > 0) return `Debian has no ${unknown.join(" and no ")} for this machine`;
	install(missing);
	return null;
}
