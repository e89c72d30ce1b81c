import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildah, folder } from "./buildah.ts";

const DEBIAN_SOURCES = "/etc/apt/sources.list.d/debian.sources";

/** The Dockerfile's base image, with the versions of Node and Debian from its name. */
export function baseOf(dockerfile: string): { name: string; node: string; release: string } {
	const [, name, node, release] =
		/^FROM (node:([\d.]+)-(\w+)-slim) AS base$/m.exec(readFileSync(dockerfile, "utf8")) ?? [];
	if (!name || !node || !release) throw new Error(`${dockerfile} does not begin with node:VERSION-RELEASE-slim.`);
	return { name, node, release };
}

/**
 * Makes an image like Docker's own of that name and returns its size in bytes. Uses Debian's packages, the npm package
 * `node` and this machine's npm, because the real image needs a registry.
 */
export function makeBase({ name, node, release }: ReturnType<typeof baseOf>): number {
	const program = realpathSync("node_modules/.bin/node");
	const version = execFileSync(program, ["--version"], { encoding: "utf8" }).trim();
	if (version !== `v${node}`) throw new Error(`The Dockerfile says Node ${node}, package.json has ${version}.`);
	const archive = join(folder, "debian.tar");
	execFileSync("mmdebstrap", ["--quiet", "--variant=minbase", release, archive, ...mirrors(release)], {
		stdio: ["ignore", "inherit", "inherit"],
	});
	const container = buildah("from", "scratch");
	const root = buildah("mount", container);
	execFileSync("tar", ["-xf", archive, "-C", root]);
	rmSync(archive);
	mkdirSync(join(root, "usr/local/lib/node_modules"), { recursive: true });
	cpSync(program, join(root, "usr/local/bin/node"));
	cpSync(npmFolder(), join(root, "usr/local/lib/node_modules/npm"), { recursive: true });
	symlinkSync("../lib/node_modules/npm/bin/npm-cli.js", join(root, "usr/local/bin/npm"));
	execFileSync("chroot", [
		root,
		"useradd",
		"--uid",
		"1000",
		"--user-group",
		"--create-home",
		"--shell",
		"/bin/bash",
		"node",
	]);
	const bytes = sizeOf(root);
	buildah(
		"config",
		"--env",
		"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
		"--env",
		`NODE_VERSION=${node}`,
		container,
	);
	buildah("commit", "--quiet", "--rm", container, `docker.io/library/${name}`);
	return bytes;
}

/** The total size of the files in an image's root, in bytes. */
export function sizeOf(root: string): number {
	return Number.parseInt(
		execFileSync("du", ["--summarize", "--apparent-size", "--block-size=1", root], { encoding: "utf8" }),
		10,
	);
}

/** This machine's own package sources if it has the same Debian release; otherwise none, for Debian's default. */
function mirrors(release: string): string[] {
	const own = existsSync(DEBIAN_SOURCES) && readFileSync(DEBIAN_SOURCES, "utf8").includes(release);
	return own ? [DEBIAN_SOURCES] : [];
}

/** The folder of the npm that runs this script. */
function npmFolder(): string {
	const program = process.env.npm_execpath;
	if (!program) throw new Error("Start it with npm run check:container.");
	return dirname(dirname(realpathSync(program)));
}
