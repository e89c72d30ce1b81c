import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startSite } from "./site-process.ts";

const folder = mkdtempSync(join(tmpdir(), "site-frugal-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const of = (pid: number, what: string) => readFileSync(`/proc/${pid}/${what}`, "utf8").split("\0");

test.runIf(process.platform === "linux")("the site runs with what keeps it small, under the number it was started with; who chose otherwise is left alone", async () => {
	const site = await startSite({ DATA_DIR: folder });
	expect(of(site.process.pid!, "environ")).toEqual(expect.arrayContaining(["MALLOC_ARENA_MAX=2", "MALLOC_MMAP_THRESHOLD_=32768"]));
	expect(of(site.process.pid!, "cmdline")).toEqual(expect.arrayContaining([expect.stringMatching(/^--heap-growing-percent=/), expect.stringMatching(/server\/start\.ts$/)]));
	expect((await fetch(`${site.address}/service`)).status).toBe(200);
	expect(await site.end("SIGTERM")).toBe(0);
	const own = await startSite({ DATA_DIR: folder, MALLOC_ARENA_MAX: "8" });
	expect(of(own.process.pid!, "environ")).toContain("MALLOC_ARENA_MAX=8");
	expect(of(own.process.pid!, "cmdline").filter((word) => word.startsWith("--"))).toEqual([]);
	expect(await own.end("SIGTERM")).toBe(0);
});
