import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { describe, expect, onTestFinished, test } from "vitest";
import { type CachedPage, CacheStore } from "#server/page-cache/cache-store.ts";
import { PageCache } from "#server/page-cache/page-cache.ts";

const MOST_BYTES = 1_000_000;
const version = 7;
const NOW = 1_000_000_000_000;

function page(bytes: number): CachedPage {
	return {
		version,
		renderedAt: NOW,
		expires: Infinity,
		headers: {},
		tag: "tag",
		bodies: { identity: { bytes: Buffer.alloc(bytes), head: [] } },
		packing: {},
	};
}

test("a page that says when it ends is not sent after that", () => {
	const store = new CacheStore(MOST_BYTES);
	store.set("/", { ...page(1000), expires: NOW + 5000 });
	expect(store.get("/", version, NOW + 4999)).toBeDefined();
	expect(store.get("/", version, NOW + 5000)).toBeUndefined();
});

describe("a flood of addresses", () => {
	test("takes no more memory than there is, however many are cached", () => {
		const store = new CacheStore(MOST_BYTES);
		for (let i = 0; i < 10_000; i++) {
			const made = page(20_000 + (i % 7) * 1000);
			store.set(`/angebot/kaufen?page=${i}`, made);
			made.bodies.br = { bytes: Buffer.alloc(5000), head: [] };
			store.addBytes(`/angebot/kaufen?page=${i}`, made, 5000);
			if (i % 3 === 0) store.get(`/angebot/kaufen?page=${i}`, version, NOW);
			expect(store.size.bytes).toBeLessThanOrEqual(MOST_BYTES);
		}
		expect(store.size.pages).toBeGreaterThan(20);
		expect(store.size.pages).toBeLessThan(60);
	});

	test("that nobody asks for twice pushes out no page that is asked for again and again", () => {
		const store = new CacheStore(MOST_BYTES);
		store.set("/", page(20_000));
		expect(store.get("/", version, NOW)).toBeDefined();
		for (let i = 0; i < 10_000; i++) store.set(`/angebot/kaufen?page=${i}`, page(20_000));
		expect(store.has("/")).toBe(true);
	});

	test("counts rightly what it holds, so that nothing is left when all is dropped", () => {
		const store = new CacheStore(MOST_BYTES);
		const addresses = Array.from({ length: 30 }, (_, i) => `/${i}`);
		for (const address of addresses) {
			const made = page(10_000);
			store.set(address, made);
			if (address.endsWith("5")) store.get(address, version, NOW);
			made.bodies.gzip = { bytes: Buffer.alloc(3000), head: [] };
			store.addBytes(address, made, 3000);
		}
		for (const address of addresses) store.delete(address);
		expect(store.size).toEqual({ pages: 0, bytes: 0 });
	});
});

test("a page that is larger than an eighth of the memory is not cached", () => {
	const store = new CacheStore(MOST_BYTES);
	store.set("/", page(MOST_BYTES / 8 + 1));
	expect(store.size).toEqual({ pages: 0, bytes: 0 });
});

test("a cached page is sent no more when content changed, after ten minutes, and when the clock was set back", () => {
	const asked = (known: number, now: number) => {
		const store = new CacheStore(MOST_BYTES);
		store.set("/", page(1000));
		return store.get("/", known, now) !== undefined && store.has("/");
	};
	expect(asked(version, NOW + 599_000)).toBe(true);
	expect(asked(version + 1, NOW)).toBe(false);
	expect(asked(version, NOW + 601_000)).toBe(false);
	expect(asked(version, NOW - 1)).toBe(false);
});

/** A cache before a site that answers as `render` says, and what it did. */
function cacheBefore(render: (request: Request) => Response) {
	const seen = { keys: 0, looks: 0, renderings: 0 };
	const content: { version: number | null } = { version };
	const cache = new PageCache({
		keyOf: (url) => (seen.keys++, { address: url, language: "de" }),
		watch: { version: () => (seen.looks++, content.version), close: async () => {} },
		log() {},
	});
	const app = express();
	app.use(cache.fill(async (request) => (seen.renderings++, render(request))));
	const server = createServer(cache.inFrontOf(app)).listen(0);
	onTestFinished(() => void server.close());
	const visit = (path: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
	return { seen, content, cache, visit };
}

test("a request is looked for once: before Express when its page is cached, and no second time behind it when it is not", async () => {
	const { seen, visit } = cacheBefore(
		({ url }) => new Response("a page", { status: url.endsWith("/missing") ? 404 : 200 }),
	);
	const costOf = async (path: string) => {
		const before = { ...seen };
		const answer = await visit(path);
		expect(await answer.text()).toBe("a page");
		return [answer.status, seen.keys - before.keys, seen.looks - before.looks, seen.renderings - before.renderings];
	};
	expect(await costOf("/there")).toEqual([200, 1, 1, 1]);
	expect(await costOf("/there")).toEqual([200, 1, 1, 0]);
	for (let i = 0; i < 2; i++) expect(await costOf("/missing")).toEqual([404, 1, 1, 1]);
});

test("while the database is away a page is what it was some minutes ago, if it was cached", async () => {
	let status = 200;
	const { content, visit } = cacheBefore(() => new Response(status === 200 ? "the page" : "no database", { status }));
	await visit("/seen");
	status = 503;
	content.version = null;
	const answers = await Promise.all(["/seen", "/unseen"].map(visit));
	expect(await Promise.all(answers.map(async (one) => [one.status, await one.text()]))).toEqual([
		[200, "the page"],
		[503, "no database"],
	]);
	// What can be rendered is rendered: a database that answers slowly may have been changed.
	status = 200;
	await visit("/unseen");
	status = 503;
	expect((await visit("/unseen")).status).toBe(503);
});

test("a page that sets a cookie is rendered for each visitor, with a cookie of their own, and not cached", async () => {
	let visitors = 0;
	const { cache, visit } = cacheBefore(
		() => new Response("a page", { headers: { "Set-Cookie": `visitor=${++visitors}` } }),
	);
	for (const own of ["visitor=1", "visitor=2"]) expect((await visit("/")).headers.getSetCookie()).toEqual([own]);
	expect(cache.size.pages).toBe(0);
});
