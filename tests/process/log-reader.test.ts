import { spawnSync } from "node:child_process";
import { closeSync, constants, openSync, readSync } from "node:fs";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { useInstallations } from "./installations.ts";
import { launchSite } from "./site-process.ts";

const { newFolder } = useInstallations();
const sites: ReturnType<typeof launchSite>[] = [];
afterAll(async () => {
	for (const site of sites) await site.end("SIGKILL");
});

const patient = { timeout: 60_000 };

type Line = { msg: string; lost?: number; path?: string };

/** The reading end of a named pipe: reads when it is told to. */
class Reader {
	readonly #path: string;
	#end: number;
	#text = "";

	constructor(path: string) {
		this.#path = path;
		this.#end = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
	}

	/** Reads what there is; every line of it must be whole. */
	read(): void {
		const part = Buffer.alloc(65_536);
		try {
			for (let bytes; (bytes = readSync(this.#end, part)) > 0;) this.#text += part.toString("latin1", 0, bytes);
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
		}
	}

	address(): string | undefined {
		return /The site is at (http:\S+)/.exec(this.#text)?.[1];
	}

	lines(): Line[] {
		const parts = this.#text.split("\n").filter((line) => line !== "" && !/^(The site is at|Sign in at)/.test(line));
		return parts.map((line) => JSON.parse(line) as Line);
	}

	close(): void {
		closeSync(this.#end);
	}

	openAgain(): void {
		this.#end = openSync(this.#path, constants.O_RDONLY | constants.O_NONBLOCK);
		this.#text = "";
	}
}

async function siteWithPipe() {
	const folder = newFolder();
	const pipe = join(folder, "log");
	spawnSync("mkfifo", [pipe]);
	const reader = new Reader(pipe);
	const site = launchSite({ DATA_DIR: folder, LOG_LEVEL: "info" }, pipe);
	sites.push(site);
	await expect.poll(() => (reader.read(), reader.address()), { timeout: 60_000 }).toBeDefined();
	return { site, reader, address: reader.address()! };
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
/** A short answer with a long line in the log; it must be the right one. */
function ask(address: string): Promise<void> {
	return new Promise((answered, failed) => {
		get(`${address}/${"x".repeat(3000)}.map`, { agent }, (response) => {
			response
				.resume()
				.once("end", () => (response.statusCode === 404 ? answered() : failed(new Error(`${response.statusCode}`))));
		}).once("error", failed);
	});
}

async function askOften(address: string, times: number): Promise<void> {
	await Promise.all(Array.from({ length: times }, () => ask(address)));
}

test("a pipe that nobody reads holds up no answer; once it is read again all lines are whole, and what is missing is counted", async () => {
	const { reader, address } = await siteWithPipe();
	const asked = 2000;
	await askOften(address, asked);
	await expect.poll(() => (reader.read(), reader.lines().length), patient).toBeGreaterThan(250);
	await askOften(address, 5);
	let lines: Line[] = [];
	// All that was asked is either there or counted.
	const told = () => {
		reader.read();
		lines = reader.lines();
		const there = lines.filter(({ path }) => path?.endsWith(".map")).length;
		return there + lines.reduce((sum, { lost = 0 }) => sum + lost, 0);
	};
	await expect.poll(told, patient).toBe(asked + 5);
	expect(lines.filter(({ lost }) => lost !== undefined)).toEqual([
		expect.objectContaining({ level: "warn", msg: "lines of the log were lost: nobody read them" }),
	]);
});

test("a reader who goes takes nobody along, and one who comes reads on", async () => {
	const { site, reader, address } = await siteWithPipe();
	await ask(address);
	reader.close();
	await askOften(address, 50);
	reader.openAgain();
	await ask(address);
	await expect
		.poll(() => (reader.read(), reader.lines().filter(({ path }) => path).length), patient)
		.toBeGreaterThan(0);
	expect(site.process.exitCode).toBeNull();
});

test("the last lines are written before the process ends, to a reader who is behind, too; one who hangs does not hold it up for long", async () => {
	const { site, reader, address } = await siteWithPipe();
	await askOften(address, 100);
	const reading = setInterval(() => reader.read(), 20);
	expect(await site.end("SIGTERM")).toBe(0);
	clearInterval(reading);
	reader.read();
	expect(reader.lines().filter(({ path }) => path?.endsWith(".map"))).toHaveLength(100);

	const hung = await siteWithPipe();
	await askOften(hung.address, 100);
	// After ten seconds it would have exited with code 1.
	expect(await hung.site.end("SIGTERM")).toBe(0);
});
