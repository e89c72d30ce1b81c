import { afterEach, beforeEach, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../outside/mail-server.ts";
import { hang, startWebhook, type WebhookServer, withStatus } from "../outside/webhook-server.ts";
import { writeToOffice } from "./clients.ts";
import { type Place, useInstallations } from "./installations.ts";
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
const keys = () => hook.calls.map(({ headers }) => headers["idempotency-key"] as string);
const unsent = async (place: Place) => (await ask(place, "select id from outbox where sent_at is null")).length;
const patient = { timeout: 60_000 };

test("a process whose mail server and webhook hang and that is killed then sends what it has stored at its next start, under the same number", async () => {
	mail.manner = "hang";
	hook.answers = [hang];
	const place = await newPlace("SQLite");
	const site = await start(place);
	expect((await writeToOffice(site.address, "Anfrage")).status).toBe(200);
	await site.end("SIGKILL");
	const waiting = await ask<{ id: string; kind: string }>(place, "select id, kind from outbox order by id");
	expect(waiting.map(({ kind }) => kind)).toEqual(["webhook", "mail", "mail"]);
	// As if the minute were over for which the dead process had taken its rows.
	await ask(place, "update outbox set leased_until = null");
	mail.manner = "take";
	hook.answers = [withStatus(200)];
	await start(place);
	await expect.poll(() => unsent(place), patient).toBe(0);
	const numbers = (kind: string) => waiting.filter((row) => row.kind === kind).map(({ id }) => id);
	expect(mail.deliveries.map((delivery) => delivery.mail.messageId!.slice(1, 37)).sort()).toEqual(numbers("mail"));
	expect([...new Set(keys())]).toEqual(numbers("webhook"));
});

test("a process that is asked to stop finishes what it is sending", async () => {
	const arrived = Promise.withResolvers<() => void>();
	hook.answers = [(response) => arrived.resolve(() => withStatus(200)(response))];
	const place = await newPlace("SQLite");
	const site = await start({ ...place, LOG_LEVEL: "info" });
	await writeToOffice(site.address, "Anfrage");
	const answer = await arrived.promise;
	await expect.poll(async () => unsent(place)).toBe(1);
	const ended = site.end("SIGTERM");
	await expect.poll(site.output).toContain("the site stops");
	answer();
	expect(await ended).toBe(0);
	expect(await unsent(place)).toBe(0);
	expect(hook.calls).toHaveLength(1);
});

test.each(["SQLite", "PostgreSQL"])("two processes on one %s send everything, and nothing twice", async (engine) => {
	const place = await newPlace(engine);
	const both = await Promise.all([start(place), start(place)]);
	const requests = 12;
	// Four at once: on a busy machine more would wait for the database longer than a visitor has to.
	for (let n = 0; n < requests; n += 4) {
		const sent = await Promise.all([0, 1, 2, 3].map((i) => writeToOffice(both[i % 2]!.address, `Anfrage ${n + i}`)));
		expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
	}
	await expect.poll(() => unsent(place), patient).toBe(0);
	expect([keys().length, new Set(keys()).size]).toEqual([requests, requests]);
	const numbers = mail.deliveries.map((delivery) => delivery.mail.messageId);
	expect([numbers.length, new Set(numbers).size]).toEqual([2 * requests, 2 * requests]);
	expect(await ask(place, "select attempts from outbox where attempts <> 1")).toEqual([]);
});
