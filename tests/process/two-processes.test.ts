import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { contactWords, offerWords } from "../make.ts";
import { startBucket } from "../outside/bucket.ts";
import { photo, pictureForm } from "../record-forms.ts";
import { startWebhook, type WebhookServer, withStatus } from "../outside/webhook-server.ts";
import { admin } from "./clients.ts";
import { useInstallations } from "./installations.ts";
import type { SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

/*
 * Two processes on one PostgreSQL and one S3 store, of which each request goes to the other one, as a proxy would have
 * it: whoever visits must not notice.
 */
const { newFolder, newDatabase, start, endAll } = useInstallations();
let bucket: Awaited<ReturnType<typeof startBucket>>;
let hook: WebhookServer;
let place: Record<string, string>;
const both: SiteProcess[] = [];
const PUBLIC_URL = "http://site.example";

beforeAll(async () => {
	bucket = await startBucket(newFolder());
	hook = await startWebhook();
	hook.answers = [(response) => setTimeout(() => withStatus(200)(response), 100)];
	place = {
		DATABASE_URL: await newDatabase(),
		PUBLIC_URL,
		TRUST_PROXY: "on",
		CONTACT_WEBHOOK_URL: hook.url,
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
		...bucket.settings,
	};
	// Each has a folder of its own, as on two machines.
	both.push(
		...(await Promise.all([start({ ...place, DATA_DIR: newFolder() }), start({ ...place, DATA_DIR: newFolder() })])),
	);
});
afterAll(async () => {
	await endAll();
	await Promise.all([hook.stop(), bucket.stop()]);
});

type Sent = { form?: Record<string, string> | FormData; cookie?: string; visitor?: string };
let turn = 0;
/** Of two requests in a row each process gets one. */
function visit(path: string, { form, cookie = "", visitor = "198.51.100.9" }: Sent = {}): Promise<Response> {
	const { address } = both[turn++ % both.length]!;
	const browser = { Cookie: cookie, "User-Agent": "Mozilla/5.0", "X-Forwarded-For": visitor };
	const headers = { ...browser, ...(form && { Origin: PUBLIC_URL }) };
	const body = form && !(form instanceof FormData) ? new URLSearchParams(form) : form;
	return fetch(address + path, { redirect: "manual", headers, ...(body && { method: "POST", body }) });
}

async function signIn(visitor: string): Promise<string> {
	const answer = await visit("/admin/login", { form: admin, visitor });
	expect(answer.status).toBe(302);
	return answer.headers
		.getSetCookie()
		.find((line) => line.startsWith("session="))!
		.split(";")[0]!;
}

const twice = async <T>(work: () => Promise<T>): Promise<[T, T]> => [await work(), await work()];
const statuses = async (work: () => Promise<Response>) => (await twice(work)).map(({ status }) => status);
const unsent = async () => (await ask(place, "select id from outbox where sent_at is null")).length;
const contact = (n: number | string) => ({ ...contactWords, message: `Nummer ${n}` });

describe("two processes are one site:", () => {
	test("who signs in on one is signed in on both, and after signing out on neither", async () => {
		const cookie = await signIn("198.51.100.1");
		expect(await statuses(() => visit("/admin/dashboard", { cookie }))).toEqual([200, 200]);
		expect((await visit("/admin/logout", { cookie, form: {} })).status).toBe(302);
		expect(await statuses(() => visit("/admin/dashboard", { cookie }))).toEqual([302, 302]);
	});

	test("requests of one address are counted together, as all limits are", async () => {
		const answers = [];
		for (let n = 0; n < 7; n++)
			answers.push((await visit("/kontakt", { form: contact(`Zähler ${n}`), visitor: "198.51.100.2" })).status);
		expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
	});

	test("a form that is sent to both at once is stored once and told once", async () => {
		const answers = await Promise.all(
			[1, 2].map(() => visit("/kontakt", { form: contact("doppelt"), visitor: "198.51.100.4" })),
		);
		expect(answers.map(({ status }) => status)).toEqual([200, 200]);
		const stored = await ask(place, `select id from "Kontaktanfragen_Archiv" where message = 'Nummer doppelt'`);
		expect(stored).toHaveLength(1);
		await expect.poll(unsent, { timeout: 40_000 }).toBe(0);
		expect(hook.calls.filter(({ body }) => body.includes("Nummer doppelt"))).toHaveLength(1);
	});

	test("a change is seen by the very next visitors of both, whose pages are kept", async () => {
		const cookie = await signIn("198.51.100.5");
		const added = await visit("/admin/angebot-hinzufuegen", { cookie, form: { ...offerWords, name: "Stand 0" } });
		expect(added.status).toBe(302);
		const [offer] = await ask<{ id: string }>(place, `select id from "Angebote" where name = 'Stand 0'`);
		const { id } = offer!;
		const paths = ["/angebot/kaufen", `/angebot/detail/${id}`, "/"];
		for (let version = 1; version <= 2; version++) {
			for (const path of paths)
				await expect
					.poll(() => twice(async () => (await visit(path)).headers.has("ETag")), { message: path })
					.toEqual([true, true]);
			const name = `Stand ${version}`;
			const form = { ...offerWords, name, version: String(version) };
			expect((await visit(`/admin/angebot-bearbeiten/${id}`, { cookie, form })).status).toBe(302);
			for (const path of paths)
				for (const page of await twice(() => visit(path)))
					expect((await page.text()).includes(name), `${path} ${version}`).toBe(true);
		}
		expect((await visit(`/admin/angebot-loeschen/${id}`, { cookie, form: {} })).status).toBe(302);
		expect(await statuses(() => visit(`/angebot/detail/${id}`))).toEqual([410, 410]);
	});

	test("a picture that one has taken in is served by both, in every size", async () => {
		const cookie = await signIn("198.51.100.6");
		const stored = await visit("/admin/bilder", { cookie, form: pictureForm(await photo()) });
		expect(stored.status).toBe(201);
		const { id, path } = (await stored.json()) as { id: string; path: string };
		const name = `Mit Bild ${randomUUID()}`;
		const added = await visit("/admin/angebot-hinzufuegen", { cookie, form: { ...offerWords, name, images: id } });
		expect(added.status).toBe(302);
		const page = await (await visit("/angebot/kaufen")).text();
		const addresses = [...page.matchAll(/\/media\/[^"\s,]+/g)]
			.map(([address]) => address.replaceAll("&amp;", "&"))
			.filter((address) => address.includes(path));
		expect(addresses.length).toBeGreaterThan(1);
		for (const address of addresses) {
			const [one, other] = await twice(() => visit(address));
			expect([one.status, other.status], address).toEqual([200, 200]);
			expect(Buffer.compare(await one.bytes(), await other.bytes()), address).toBe(0);
		}
	});

	test("when one is ended the other goes on, signed-in users included, and both have stored the views", async () => {
		const cookie = await signIn("198.51.100.7");
		const [offer] = await ask<{ id: string }>(place, `select id from "Angebote" where name like 'Mit Bild%'`);
		expect(await statuses(() => visit(`/angebot/detail/${offer!.id}`))).toEqual([200, 200]);
		expect(await both[0]!.end("SIGTERM")).toBe(0);
		both.shift();
		expect(await statuses(() => visit("/admin/dashboard", { cookie }))).toEqual([200, 200]);
		expect((await visit("/angebot/kaufen")).status).toBe(200);
		expect(await both[0]!.end("SIGTERM")).toBe(0);
		const views = await ask(place, `select offer_id, count from page_views where offer_id = '${offer!.id}'`);
		expect(views).toEqual([{ offer_id: offer!.id, count: 2 }]);
	});
});
