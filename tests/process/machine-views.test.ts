import { expect, test } from "vitest";
import { useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newPlace, start } = useInstallations();

test("counts who opens a machine's page, kept or new, in either language, and stores it each minute and at the end; no robot, nobody of the office", async () => {
	const place = { ...(await newPlace("PostgreSQL")), DEMO_CONTENT: "on", ROUND_MILLISECONDS: "100" };
	const stored = async () => (await ask<{ views: number }>(place, "select views from machine_views"))[0]?.views ?? 0;
	const site = await start(place);
	const [offer] = await ask<{ id: string }>(place, `select id from "Angebote" where state = 'online' limit 1`);
	const open = async (path: string, headers: Record<string, string> = {}) =>
		(await fetch(`${site.address}${path}`, { headers })).status;
	const page = `/angebot/detail/${offer!.id}`;
	for (const path of [page, page, `/en${page}`, `${page}.data`]) expect(await open(path)).toBe(200);
	await expect.poll(stored, { timeout: 10_000 }).toBe(4);
	expect(await open(page, { "User-Agent": "Mozilla/5.0 (compatible; Examplebot/2.1)" })).toBe(200);
	expect(await open(page, { "Sec-Purpose": "prefetch" })).toBe(200);
	expect(await open(page, { Cookie: "session=of-somebody" })).toBe(200);
	expect(await open("/angebot/detail/00000000-0000-7000-8000-000000000000")).toBe(404);
	expect(await open(page)).toBe(200);
	expect(await site.end("SIGTERM")).toBe(0);
	expect(await stored()).toBe(5);
});
