import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { userInfo } from "node:os";

/** Debian's packages that build an image without an engine, a registry or a daemon. */
const packages = ["buildah", "mmdebstrap"];

/** Why an image can't be built on this machine at all; null where it can. Installs the tools where they are missing. */
export function whyNotHere(): string | null {
	if (userInfo().uid !== 0) return "it needs root";
	if (!existsSync("/usr/bin/apt-get")) return "it needs Debian";
	const missing = packages.filter((name) => !existsSync(`/usr/bin/${name}`));
	if (missing.length === 0) return null;
	execFileSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
	const unknown = missing.filter((name) => spawnSync("apt-cache", ["show", name]).status !== 0);
	if (unknown.length > 0) return `Debian has no ${unknown.join(" and no ")} for this machine`;
	console.log(`Installing ${missing.join(" and ")} …`);
	execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...missing], {
		stdio: ["ignore", "ignore", "inherit"],
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
	return null;
}
