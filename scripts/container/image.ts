import { execFileSync } from "node:child_process";
import { existsSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { buildah, folder } from "./buildah.ts";

export type Image = {
	/** The folder that is `/` in a container. */
	root: string;
	user: string;
	workFolder: string;
	env: Record<string, string>;
	command: string[];
	/** The command that tells whether the site works. */
	healthCheck: string[];
	/** The folders that the site writes to. */
	volumes: string[];
};

/** The most open files that an engine allows. With chroot isolation buildah allows only 1,024, and npm opens more. */
const FILES = "nofile=16384:16384";

type Inspected = {
	Docker: {
		config: {
			User: string;
			WorkingDir: string;
			Env: string[];
			Cmd: string[];
			Healthcheck?: { Test: string[] };
			Volumes?: Record<string, object>;
		};
	};
};

/**
 * Builds the image of a Dockerfile from the project's folder, with only the files that `.dockerignore` lets through.
 */
export function buildImage(dockerfile: string): Image {
	// The OCI format has no health check.
	buildah(
		"build",
		"--quiet",
		"--format",
		"docker",
		"--pull-never",
		"--ulimit",
		FILES,
		...npmOfThisMachine(),
		"-f",
		dockerfile,
		"-t",
		"site",
		".",
	);
	const container = buildah("from", "--pull-never", "localhost/site");
	const { config } = (JSON.parse(buildah("inspect", "--type", "image", "localhost/site")) as Inspected).Docker;
	return {
		root: buildah("mount", container),
		user: config.User,
		workFolder: config.WorkingDir,
		env: Object.fromEntries(
			config.Env.map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
		),
		command: config.Cmd,
		healthCheck: config.Healthcheck?.Test.slice(1) ?? [],
		volumes: Object.keys(config.Volumes ?? {}),
	};
}

/**
 * Passes this machine's npm settings, which may name another registry, to the build. They don't become part of the
 * image.
 */
function npmOfThisMachine(): string[] {
	const npm = (...args: string[]) =>
		execFileSync("npm", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
	const settings = join(folder, "npmrc");
	writeFileSync(settings, npm("config", "get", "registry", "cafile", "proxy", "https-proxy", "noproxy", "strict-ssl"));
	const certificates = npm("config", "get", "cafile");
	const own = join(homedir(), ".npmrc");
	const mounts = [
		`${settings}:/usr/local/etc/npmrc:ro`,
		`${npm("config", "get", "cache")}:/root/.npm`,
		existsSync(own) ? `${own}:/root/.npmrc:ro` : "",
		existsSync(certificates) ? `${certificates}:${certificates}:ro` : "",
	];
	return mounts.filter(Boolean).flatMap((mount) => ["--volume", mount]);
}
