import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "#tests/free-port.ts";
import { newFolder, processorMilliseconds, type Running, runToEnd } from "./processes.ts";
import { median, ms, type Table, times } from "./table.ts";
import { visit } from "./visits.ts";

const ROUNDS = 5;
const SECONDS = 2;
const PATH = "/angebot/kaufen";
const GOAL = 0.6;

type Load = { answers: number; perSecond: number };

/** The cached list page compared with nginx serving the same bytes, one worker each, alternating. */
export async function keptPage(site: Running): Promise<Table> {
	const folder = newFolder();
	for (const encoding of ["identity", "br"]) {
		await visit(site.address + PATH, { "Accept-Encoding": encoding });
		writeFileSync(join(folder, encoding), (await visit(site.address + PATH, { "Accept-Encoding": encoding })).body);
	}
	const nginx = await startNginx(folder);
	const rows: Table["rows"] = [];
	for (const encoding of ["identity", "br"]) {
		const ours = { rounds: [] as number[], processor: [] as number[] };
		const theirs = { rounds: [] as number[], processor: [] as number[] };
		for (let round = -1; round < ROUNDS; round++) {
			for (const [who, server, path] of [
				[ours, site, PATH],
				...(nginx ? [[theirs, nginx, `/${encoding}`] as const] : []),
			] as const) {
				const before = processorMilliseconds(server.pid);
				const { answers, perSecond } = await runToEnd<Load>("tools/bench/load.ts", {
					ADDRESS: server.address + path,
					ENCODING: encoding,
					SECONDS: String(SECONDS),
				});
				const after = processorMilliseconds(server.pid);
				if (round < 0) continue;
				who.rounds.push(perSecond);
				if (before !== null && after !== null) who.processor.push((after - before) / answers);
			}
		}
		const size = (await visit(site.address + PATH, { "Accept-Encoding": encoding })).body.length;
		const cost = ({ processor }: typeof ours) => (processor.length > 0 ? ms(median(processor) * 1000) : "–");
		if (nginx) rows.push([`nginx, ${encoding}`, "1", median(theirs.rounds).toFixed(0), cost(theirs), size]);
		const ratio = nginx ? times(median(ours.rounds), median(theirs.rounds)) : "–";
		rows.push([`cached page, ${encoding}`, ratio, median(ours.rounds).toFixed(0), cost(ours), size]);
	}
	await nginx?.stop();
	return {
		title: "(a) A cached page and nginx",
		limit:
			"Node's own HTTP code in JavaScript and C++ takes two thirds of a response's CPU time; the log line and the check of the database, once per turn of the event loop, take most of the rest. The load generator shares the machine with both.",
		note: nginx
			? `The offer list from the page cache, and the same bytes as a static file of nginx with its access log on; one worker each, 32 connections, medians of ${ROUNDS} rounds of ${SECONDS} s in turns, with the load generator on the same machine. Goal: ${GOAL} of nginx.`
			: "nginx is not installed here, so there is nothing to compare with.",
		columns: ["request", "ratio", "requests/s", "CPU µs each", "bytes"],
		rows,
	};
}

async function startNginx(folder: string): Promise<Pick<Running, "address" | "pid" | "stop"> | null> {
	try {
		execFileSync("nginx", ["-v"], { stdio: "ignore" });
	} catch {
		return null;
	}
	const port = await freePort();
	const own = newFolder();
	mkdirSync(join(own, "temp"));
	const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
		.map((kind) => `${kind}_temp_path ${own}/temp/${kind};`)
		.join(" ");
	writeFileSync(
		join(own, "nginx.conf"),
		`daemon off; master_process off; worker_processes 1; pid ${own}/pid; error_log ${own}/error.log;
		events { worker_connections 512; }
		http { access_log ${own}/access.log; ${temporary} sendfile on; keepalive_requests 100000000; default_type text/html;
		server { listen 127.0.0.1:${port}; root ${folder}; } }`,
	);
	const child = spawn("nginx", ["-c", join(own, "nginx.conf"), "-e", join(own, "error.log")], { stdio: "ignore" });
	process.on("exit", () => child.kill("SIGKILL"));
	const address = `http://127.0.0.1:${port}`;
	for (let tries = 0; ; tries++) {
		const answers = await visit(`${address}/identity`).then(
			() => true,
			() => false,
		);
		if (answers) break;
		if (tries === 100) return null;
		await new Promise((later) => setTimeout(later, 20));
	}
	return { address, pid: child.pid!, stop: async () => void child.kill("SIGTERM") };
}
