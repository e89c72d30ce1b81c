import { spawnSync } from "node:child_process";
import { canInstall, install, pathOf } from "../debian.ts";
import { imagePrograms } from "../test-programs.ts";

/** Says why no image can be built on this machine; null when one can. Installs missing tools. */
export async function findObstacle(): Promise<string | null> {
	if (!canInstall()) return "it needs Debian, and root";
	const missing = imagePrograms.filter((one) => pathOf(one) === null).map((one) => one.package);
	if (missing.length === 0) return null;
	// Before an update, apt may not know any package.
	spawnSync("apt-get", ["update", "-qq"]);
	const unknown = missing.filter((name) => spawnSync("apt-cache", ["show", name]).status !== 0);
	if (unknown.length > 0) return `Debian has no ${unknown.join(" and no ")} for this machine`;
	await install(missing);
	return null;
}
