import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildah, folder } from "./buildah.ts";

const DEBIAN_SOURCES = "/etc/apt/sources.list.d/debian.sources";

/**
 * The name of the image that the Dockerfile stands on, with the version of Node and the release of Debian that are part
 * of it.
 */
export function baseOf(dockerfile: string): { name: string; node: string; release: string } {
	const [, name, node, release] =
		/^FROM (node:([\d.]+)-(\w+)-slim) AS base$/m.exec(readFileSync(dockerfile, "utf8")) ?? [];
	if (!name || !node || !release) throw new Error(`${dockerfile} does not begin with node:VERSION-RELEASE-slim.`);
	return { name, node, release };
}

/**
 * Makes an image like Docker's own of that name, from Debian's packages, the npm package `node` and the npm of this
 * machine, and gives its size in bytes: the real one can't be had without its registry.
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

/** What the files of an image's root take, in bytes. */
export function sizeOf(root: string): number {
	return Number.parseInt(
		execFileSync("du", ["--summarize", "--apparent-size", "--block-size=1", root], { encoding: "utf8" }),
		10,
	);
}

/** Where this machine gets its packages from, if it is of the same release; else Debian's own address. */
function mirrors(release: string): string[] {
	const own = existsSync(DEBIAN_SOURCES) && readFileSync(DEBIAN_SOURCES, "utf8").includes(release);
	return own ? [DEBIAN_SOURCES] : [];
}

/** The npm that this script was started by. */
function npmFolder(): string {
	const program = process.env.npm_execpath;
	if (!program) throw new Error("Start it with npm run check:container.");
	return dirname(dirname(realpathSync(program)));
}
