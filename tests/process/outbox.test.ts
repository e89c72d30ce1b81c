import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../outside/mail-server.ts";
import { hang, startWebhook, type WebhookServer, withStatus } from "../outside/webhook-server.ts";
import { type Place, useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newPlace: newSite, start, endAll } = useInstallations();
let mail: MailServer;
let hook: WebhookServer;

beforeEach(async () => {
	mail = await startMailServer();
	hook = await startWebhook();
});
afterEach(async () => {
	await endAll();
	await Promise.all([mail.stop(), hook.stop()]);
});

const newPlace = async (engine: string): Promise<Place> => ({
	...(await newSite(engine)),
	SMTP_URL: mail.url,
	CONTACT_WEBHOOK_URL: hook.url,
	TRUST_PROXY: "on",
});
let visitors = 0;
/** A request of a visitor of their own; gives the status and how long it took. */
async function send(site: SiteProcess, n = ++visitors): Promise<{ status: number; milliseconds: number }> {
	const begun = performance.now();
	const answer = await fetch(`${site.address}/kontakt`, {
		method: "POST",
		headers: { Origin: site.address, "X-Forwarded-For": `10.1.${n >> 8}.${n & 255}` },
		body: new URLSearchParams({
			name: "Max",
			email: `visitor-${n}@example.com`,
			subject: "Anfrage",
			message: `Nummer ${n}`,
			privacy_agreed: "true",
		}),
	});
	return { status: answer.status, milliseconds: performance.now() - begun };
}
/** Sends again on 503, as the page asks: on a slow machine a crowd may get it for some seconds. */
async function sendUntilTaken(site: SiteProcess): Promise<void> {
	const n = ++visitors;
	for (let status = 503; status !== 200;) {
		({ status } = await send(site, n));
		expect([200, 503]).toContain(status);
	}
}
const keys = () => hook.calls.map(({ headers }) => headers["idempotency-key"] as string);
const unsent = async (place: Record<string, string>) =>
	(await ask<{ id: string }>(place, "select id from outbox where sent_at is null")).length;

describe.each(["SQLite", "PostgreSQL"])("a process on %s", (engine) => {
	test("answers a visitor at once while mail server and webhook hang", async () => {
		mail.manner = "hang";
		hook.answers = [hang];
		const site = await start(await newPlace(engine));
		await send(site);
		const answers = [];
		for (let n = 0; n < 5; n++) answers.push(await send(site));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
		// Waiting for either would take ten seconds.
		expect(Math.max(...answers.map(({ milliseconds }) => milliseconds))).toBeLessThan(5000);
		// They do hang: both were asked, and nothing has arrived.
		await expect.poll(() => [hook.calls.length > 0, mail.asked.length > 0]).toEqual([true, true]);
		expect(mail.deliveries).toEqual([]);
	});

	test("that is killed after it has stored a request sends what belongs to it at its next start, under the same number", async () => {
		mail.manner = "hang";
		hook.answers = [hang];
		const place = await newPlace(engine);
		const site = await start(place);
		expect((await send(site)).status).toBe(200);
		expect((await send(site)).status).toBe(200);
		await site.end("SIGKILL");
		const waiting = await ask<{ id: string; kind: string }>(
			place,
			"select id, kind from outbox where sent_at is null order by id",
		);
		expect(waiting.map(({ kind }) => kind)).toEqual(["webhook", "mail", "mail", "webhook", "mail", "mail"]);
		// As if the minute were over for which the dead process had taken its rows.
		await ask(place, "update outbox set leased_until = null");
		mail.manner = "take";
		hook.answers = [withStatus(200)];
		await start(place);
		await expect.poll(() => unsent(place), { timeout: 15_000 }).toBe(0);
		const numbers = (kind: string) => waiting.filter((row) => row.kind === kind).map(({ id }) => id);
		expect(mail.deliveries.map((delivery) => delivery.mail.messageId!.slice(1, 37)).sort()).toEqual(numbers("mail"));
		expect([...new Set(keys())].sort()).toEqual(numbers("webhook"));
	});

	test("that is asked to stop finishes what it is sending, and does not send it again", async () => {
		hook.answers = [(response) => setTimeout(() => withStatus(200)(response), 1500)];
		const place = await newPlace(engine);
		const site = await start(place);
		await send(site);
		await expect.poll(() => hook.calls.length).toBe(1);
		expect(await site.end("SIGTERM")).toBe(0);
		expect(await unsent(place)).toBe(0);
		await start(place);
		await new Promise((later) => setTimeout(later, 1500));
		expect(hook.calls).toHaveLength(1);
	});

	test("that is asked to stop while the other side hangs ends within ten seconds, and leaves the row to the next start", async () => {
		hook.answers = [hang];
		const place = await newPlace(engine);
		const site = await start(place);
		await send(site);
		await expect.poll(() => hook.calls.length).toBe(1);
		// After ten seconds it would have exited with code 1.
		expect(await site.end("SIGTERM")).toBe(0);
		hook.answers = [withStatus(200)];
		await start(place);
		await expect.poll(() => unsent(place), { timeout: 15_000 }).toBe(0);
		expect(new Set(keys()).size).toBe(1);
	});
});

describe.each(["SQLite", "PostgreSQL"])("two processes on one %s", (engine) => {
	test("send everything, and nothing twice", async () => {
		hook.answers = [(response) => setTimeout(() => withStatus(200)(response), 50)];
		const place = await newPlace(engine);
		const both = await Promise.all([start(place), start(place)]);
		const requests = 30;
		await Promise.all(Array.from({ length: requests }, (_, n) => sendUntilTaken(both[n % 2]!)));
		await expect.poll(() => unsent(place), { timeout: 40_000 }).toBe(0);
		expect(new Set(keys()).size).toBe(requests);
		expect(keys()).toHaveLength(requests);
		expect(new Set(mail.deliveries.map((delivery) => delivery.mail.messageId)).size).toBe(2 * requests);
		expect(mail.deliveries).toHaveLength(2 * requests);
		expect((await ask<{ attempts: number }>(place, "select attempts from outbox where attempts <> 1")).length).toBe(0);
	});
});
