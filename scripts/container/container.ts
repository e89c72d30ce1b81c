import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Image } from "./image.ts";

export type Ended = { code: number | null; output: string };
export type Container = {
	output: () => string;
	/** Runs another command in the container, as `docker exec` does; `file` receives its output. */
	run: (command: string[], file?: number) => Promise<Ended>;
	/** Sends a signal to the container's first process and waits until it has ended. */
	end: (signal: NodeJS.Signals) => Promise<Ended>;
	ended: Promise<Ended>;
};

/*
 * Does by the kernel's own means what an engine does for `read_only`, `tmpfs: /tmp`, `cap_drop: ALL` and
 * `no-new-privileges`. The command gets its own mount namespace, where the image's root is mounted read-only, and its
 * own PID namespace, where it is number 1. It shares the machine's network.
 */
const startScript = `
set -e
mount --bind "$ROOT" "$ROOT"
mount -t proc proc "$ROOT/proc"
mount --bind /dev "$ROOT/dev"
mount -t tmpfs tmpfs "$ROOT/tmp"
for volume in $VOLUMES; do mount --bind "\${volume%%:*}" "$ROOT\${volume#*:}"; done
mount -o remount,bind,ro "$ROOT"
exec chroot "$ROOT" "$@"
`;

const running = new Map<ChildProcess, Promise<Ended>>();

type Options = {
	settings: Record<string, string>;
	volumes: string[];
	command?: string[];
	/** The command's standard input. */ file?: number;
};

/**
 * Starts the image's command, or another one, with `settings` in addition to its own environment and with writable
 * `volumes` (`from:to`).
 */
export function startContainer(image: Image, { settings, volumes, command = image.command, file }: Options): Container {
	const environment = { ...image.env, HOME: `/home/${image.user}`, ...settings };
	const asUser = (args: string[]) =>
		["env", "-i", ...Object.entries(environment).map(([name, value]) => `${name}=${value}`)]
			.concat(
				"setpriv",
				`--reuid=${image.user}`,
				`--regid=${image.user}`,
				"--init-groups",
				"--no-new-privs",
				"--bounding-set=-all",
				"--inh-caps=-all",
			)
			.concat("sh", "-c", 'cd "$0" && exec "$@"', image.workFolder, args);
	const child = spawn("unshare", ["--mount", "--pid", "--fork", "sh", "-c", startScript, "start", ...asUser(command)], {
		env: { PATH: process.env.PATH, ROOT: image.root, VOLUMES: volumes.join(" ") },
		stdio: [file ?? "ignore", "pipe", "pipe"],
	});
	const { output, ended } = follow(child);
	running.set(child, ended);
	return {
		output,
		ended,
		run: (args, to) => {
			const enter = ["--target", String(firstProcess(child)), "--mount", "--pid", "--root", "--wd"];
			return follow(spawn("nsenter", [...enter, ...asUser(args)], { stdio: ["ignore", to ?? "pipe", "pipe"] })).ended;
		},
		end(signal) {
			process.kill(firstProcess(child), signal);
			return ended;
		},
	};
}

/** Kills containers that a failure has left running. */
export async function killContainers(): Promise<void> {
	for (const [child, ended] of running) {
		if (child.exitCode !== null) continue;
		// Kills the first process, not the one started here: it runs as another user and would outlive its parent.
		process.kill(firstProcess(child), "SIGKILL");
		await ended;
	}
}

function follow(child: ChildProcess): { output: () => string; ended: Promise<Ended> } {
	let printed = "";
	const collect = (part: Buffer) => (printed += part.toString());
	child.stdout?.on("data", collect);
	child.stderr!.on("data", collect);
	const ended = new Promise<Ended>((done, failed) =>
		child.once("error", failed).once("close", (code) => done({ code, output: printed })),
	);
	return { output: () => printed, ended };
}

/** The container's first process, by its number on the host. */
function firstProcess({ pid }: ChildProcess): number {
	return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"), 10);
}
