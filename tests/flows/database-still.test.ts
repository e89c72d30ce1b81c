import { existsSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { type PostgresServer, startPostgres } from "../postgres.ts";

/*
 * A PostgreSQL server of this file's own, since it is made to stand still. The address is set before anything of the app
 * reads it. SQLite is part of the process and can't stand still alone.
 */
const onPostgres = process.env.TEST_ENGINE === "postgres" && existsSync("/proc/self/task");
const server: PostgresServer | null = onPostgres ? await startPostgres() : null;
if (server) process.env.DATABASE_URL = await server.newDatabase();

useBuiltSite();
afterAll(() => server?.stop());

/** The server's processes: stopped alone, the first one would leave the open connections working. */
function signal(name: "SIGSTOP" | "SIGCONT") {
	const children = readFileSync(`/proc/${server!.pid}/task/${server!.pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
	for (const pid of [server!.pid, ...children]) process.kill(pid, name);
}

async function timed(work: Promise<Response>): Promise<{ status: number; seconds: number }> {
	const begun = performance.now();
	const { status } = await work;
	return { status, seconds: (performance.now() - begun) / 1000 };
}

describe.skipIf(!onPostgres)("while PostgreSQL stands still", () => {
	let staff: Visitor;
	beforeAll(async () => {
		staff = await signedInAs("admin");
		await makeOffer();
		await visitor().page("/angebot/kaufen");
	});

	test("visitors and staff are told so within seconds, and served again as soon as it goes on", async () => {
		signal("SIGSTOP");
		try {
			const [list, office, ready, health, page] = await Promise.all([
				timed(visitor().visit("/angebot/kaufen")),
				timed(staff.visit("/admin/dashboard")),
				timed(visitor().visit("/readyz")),
				timed(visitor().visit("/healthz")),
				timed(visitor().visit("/impressum")),
			]);
			for (const slow of [list, office, ready]) {
				expect(slow.status).toBe(503);
				expect(slow.seconds).toBeLessThan(3.5);
			}
			for (const quick of [health, page]) {
				expect(quick.status).toBe(200);
				expect(quick.seconds).toBeLessThan(2);
			}
		} finally {
			signal("SIGCONT");
		}
		expect((await visitor().visit("/angebot/kaufen")).status).toBe(200);
		expect((await staff.visit("/admin/dashboard")).status).toBe(200);
		expect((await visitor().visit("/readyz")).status).toBe(200);
	});
});

test.skipIf(onPostgres)("SQLite answers as long as the process does", async () => {
	expect((await visitor().visit("/readyz")).status).toBe(200);
});
