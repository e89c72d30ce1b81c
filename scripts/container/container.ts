import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Image } from "./image.ts";

export type Ended = { code: number | null; output: string };
export type Container = {
	/** Everything that was printed so far. */
	output: () => string;
	/** Runs a further command in it, as `docker exec` does; `file` takes what it prints. */
	run: (command: string[], file?: number) => Promise<Ended>;
	/** Sends its first process a signal and waits for the end. */
	end: (signal: NodeJS.Signals) => Promise<Ended>;
	ended: Promise<Ended>;
};

/*
 * What an engine does with `read_only`, `tmpfs: /tmp`, `cap_drop: ALL` and `no-new-privileges`, by the kernel's own
 * means: a view of the file system of its own, in which the image's root is bound read-only, and process numbers of its
 * own, in which the command is number 1. The network is the machine's.
 */
const begin = `
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
	/** What the command reads. */ file?: number;
};

/**
 * Starts the image's command, or another one, with these settings beside its own and with `volumes` (`from:to`) to
 * write to.
 */
export function startContainer(image: Image, { settings, volumes, command = image.command, file }: Options): Container {
	const inside = { ...image.env, HOME: `/home/${image.user}`, ...settings };
	const asUser = (words: string[]) =>
		["env", "-i", ...Object.entries(inside).map(([name, value]) => `${name}=${value}`)]
			.concat(
				"setpriv",
				`--reuid=${image.user}`,
				`--regid=${image.user}`,
				"--init-groups",
				"--no-new-privs",
				"--bounding-set=-all",
				"--inh-caps=-all",
			)
			.concat("sh", "-c", 'cd "$0" && exec "$@"', image.workFolder, words);
	const child = spawn("unshare", ["--mount", "--pid", "--fork", "sh", "-c", begin, "begin", ...asUser(command)], {
		env: { PATH: process.env.PATH, ROOT: image.root, VOLUMES: volumes.join(" ") },
		stdio: [file ?? "ignore", "pipe", "pipe"],
	});
	const { output, ended } = follow(child);
	running.set(child, ended);
	return {
		output,
		ended,
		run: (words, to) => {
			const enter = ["--target", String(firstProcess(child)), "--mount", "--pid", "--root", "--wd"];
			return follow(spawn("nsenter", [...enter, ...asUser(words)], { stdio: ["ignore", to ?? "pipe", "pipe"] })).ended;
		},
		end(signal) {
			process.kill(firstProcess(child), signal);
			return ended;
		},
	};
}

/** Ends what a failure left running. */
export async function killContainers(): Promise<void> {
	for (const [child, ended] of running) {
		if (child.exitCode !== null) continue;
		// Not the one that we have started: as another user than we, the first process outlives it.
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

/** The number that the container's first process has outside. */
function firstProcess({ pid }: ChildProcess): number {
	return Number.parseInt(readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8"), 10);
}
