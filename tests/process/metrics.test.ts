import { expect, test } from "vitest";
import { writeToOffice } from "./clients.ts";
import { useInstallations } from "./installations.ts";

const { newFolder, start } = useInstallations();

test("the site's figures are for who brings the token, and name neither addresses nor people", async () => {
	const METRICS_TOKEN = "a-token-of-some-length";
	const site = await start({ DATA_DIR: newFolder(), METRICS_TOKEN });
	for (let i = 0; i < 3; i++) await fetch(`${site.address}/service`);
	await fetch(`${site.address}/nirgends?name=Mustermann`);
	await writeToOffice(site.address, "Anfrage");
	const ask = (token: string) => fetch(`${site.address}/metrics`, { headers: { Authorization: token } });
	expect((await fetch(`${site.address}/metrics`)).status).toBe(401);
	expect((await ask("Bearer wrong")).status).toBe(401);
	const kept = /site_requests_total\{status="2xx",kept="true"\} 2/;
	await expect.poll(async () => (await ask(`Bearer ${METRICS_TOKEN}`)).text()).toMatch(kept);
	const answer = await ask(`Bearer ${METRICS_TOKEN}`);
	expect(answer.headers.get("Content-Type")).toContain("version=0.0.4");
	const text = await answer.text();
	expect(text).toMatch(/site_requests_total\{status="4xx",kept="false"\} \d/);
	expect(text).toMatch(/site_kept_pages [1-9]/);
	expect(text).toMatch(/site_outbox\{state="(waiting|sent)"\} \d/);
	expect(text).toContain("process_resident_memory_bytes");
	expect(text).not.toMatch(/Mustermann|nirgends|example\.com/);
});

test("without a token in the settings the address does not exist", async () => {
	const site = await start({ DATA_DIR: newFolder() });
	expect((await fetch(`${site.address}/metrics`)).status).toBe(404);
});
