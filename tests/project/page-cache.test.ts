import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { describe, expect, onTestFinished, test } from "vitest";
import type { ContentVersions } from "#app/database/content-topics.ts";
import { type CachedPage, CacheStore } from "#server/page-cache/cache-store.ts";
import { PageCache } from "#server/page-cache/page-cache.ts";

const MOST_BYTES = 1_000_000;
const versions: ContentVersions = { offers: 1, news: 1, jobs: 1, settings: 1 };
const NOW = 1_000_000_000_000;

function page(bytes: number): CachedPage {
	return {
		topics: ["offers"],
		versions,
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
	expect(store.get("/", versions, NOW + 4999)).toBeDefined();
	expect(store.get("/", versions, NOW + 5000)).toBeUndefined();
});

describe("a flood of addresses", () => {
	test("takes no more memory than there is, however many are cached", () => {
		const store = new CacheStore(MOST_BYTES);
		for (let i = 0; i < 10_000; i++) {
			const made = page(20_000 + (i % 7) * 1000);
			store.set(`/angebot/kaufen?page=${i}`, made);
			made.bodies.br = { bytes: Buffer.alloc(5000), head: [] };
			store.addBytes(`/angebot/kaufen?page=${i}`, made, 5000);
			if (i % 3 === 0) store.get(`/angebot/kaufen?page=${i}`, versions, NOW);
			expect(store.size.bytes).toBeLessThanOrEqual(MOST_BYTES);
		}
		expect(store.size.pages).toBeGreaterThan(20);
		expect(store.size.pages).toBeLessThan(60);
	});

	test("that nobody asks for twice pushes out no page that is asked for again and again", () => {
		const store = new CacheStore(MOST_BYTES);
		store.set("/", page(20_000));
		expect(store.get("/", versions, NOW)).toBeDefined();
		for (let i = 0; i < 10_000; i++) store.set(`/angebot/kaufen?page=${i}`, page(20_000));
		expect(store.has("/")).toBe(true);
	});

	test("counts rightly what it holds, so that nothing is left when all is dropped", () => {
		const store = new CacheStore(MOST_BYTES);
		const addresses = Array.from({ length: 30 }, (_, i) => `/${i}`);
		for (const address of addresses) {
			const made = page(10_000);
			store.set(address, made);
			if (address.endsWith("5")) store.get(address, versions, NOW);
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

test("a cached page is sent no more when its content changed, when it can't be told, after ten minutes, and when the clock was set back", () => {
	const asked = (known: ContentVersions | null, now: number) => {
		const store = new CacheStore(MOST_BYTES);
		store.set("/", page(1000));
		return store.get("/", known, now) !== undefined && store.has("/");
	};
	expect(asked(versions, NOW + 599_000)).toBe(true);
	expect(asked({ ...versions, news: 2 }, NOW)).toBe(true);
	expect(asked({ ...versions, offers: 2 }, NOW)).toBe(false);
	expect(asked(null, NOW)).toBe(false);
	expect(asked(versions, NOW + 601_000)).toBe(false);
	expect(asked(versions, NOW - 1)).toBe(false);
});

test("a request is looked for once: before Express when its page is cached, and no second time behind it when it is not", async () => {
	const seen = { keys: 0, looks: 0, renderings: 0 };
	const cache = new PageCache({
		keyOf: (url) => (seen.keys++, { address: url, topics: ["offers"], german: true }),
		watch: { versions: () => (seen.looks++, versions), close: async () => {} },
		log() {},
	});
	const app = express();
	app.use(
		cache.fill(
			async (request) => (
				seen.renderings++,
				new Response("a page", { status: request.url.endsWith("/missing") ? 404 : 200 })
			),
		),
	);
	const server = createServer(cache.inFrontOf(app)).listen(0);
	onTestFinished(() => void server.close());
	const visit = async (path: string) => {
		const before = { ...seen };
		const answer = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
		expect(await answer.text()).toBe("a page");
		return [answer.status, seen.keys - before.keys, seen.looks - before.looks, seen.renderings - before.renderings];
	};
	expect(await visit("/there")).toEqual([200, 1, 1, 1]);
	expect(await visit("/there")).toEqual([200, 1, 1, 0]);
	for (let i = 0; i < 2; i++) expect(await visit("/missing")).toEqual([404, 1, 1, 1]);
});
