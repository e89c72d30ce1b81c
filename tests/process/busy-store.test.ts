import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type SiteProcess, startSite } from "./site-process.ts";
import { ask } from "./stored.ts";

const CROWD = 8;
const CHANGES = 40;

const place = { DATA_DIR: mkdtempSync(join(tmpdir(), "site-busy-")) };
let site: SiteProcess;

beforeAll(async () => {
	site = await startSite({ ...place, DEMO_CONTENT: "on" });
});
afterAll(async () => {
	await site.end("SIGKILL");
	rmSync(place.DATA_DIR, { recursive: true, force: true });
});

test("what another process has changed is in the next answer, also while a crowd asks for the page without pause", async () => {
	const [offer] = await ask<{ id: string }>(place, `select id from "Angebote" limit 1`);
	const address = `${site.address}/angebot/detail/${offer!.id}`;
	const over = new AbortController();
	let asked = 0;
	const crowd = Array.from({ length: CROWD }, async () => {
		while (!over.signal.aborted) {
			await (await fetch(address)).bytes();
			asked++;
		}
	});
	try {
		for (let n = 0; n < CHANGES; n++) {
			await ask(place, `update "Angebote" set name = 'Stand ${n} der Maschine' where id = '${offer!.id}' returning id`);
			expect(await (await fetch(address)).text(), `change ${n}`).toContain(`Stand ${n} der Maschine`);
		}
	} finally {
		over.abort();
		await Promise.all(crowd);
	}
	// It was a crowd, and the page was kept between the changes.
	expect(asked).toBeGreaterThan(CHANGES);
	expect((await fetch(address)).headers.has("ETag")).toBe(true);
});
