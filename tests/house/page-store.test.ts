import { describe, expect, test } from "vitest";
import type { ContentVersions } from "#app/database/content-topics.ts";
import { keptAddress } from "#server/page-store/kept-addresses.ts";
import { type KeptPage, PageStore } from "#server/page-store/page-store.ts";

const MOST_BYTES = 1_000_000;
const versions: ContentVersions = { offers: 1, news: 1, jobs: 1, settings: 1 };
const NOW = 1_000_000_000_000;

function page(bytes: number): KeptPage {
	return { topics: ["offers"], versions, madeAt: NOW, headers: {}, tag: "tag", bodies: { identity: { bytes: Buffer.alloc(bytes), head: [] } }, packing: {} };
}

describe("a flood of addresses", () => {
	test("takes no more room than there is, however many are kept", () => {
		const store = new PageStore(MOST_BYTES);
		for (let i = 0; i < 10_000; i++) {
			const made = page(20_000 + (i % 7) * 1000);
			store.keep(`/angebot/kaufen?page=${i}`, made);
			made.bodies.br = { bytes: Buffer.alloc(5000), head: [] };
			store.grown(`/angebot/kaufen?page=${i}`, made, 5000);
			if (i % 3 === 0) store.fresh(`/angebot/kaufen?page=${i}`, versions, NOW);
			expect(store.size.bytes).toBeLessThanOrEqual(MOST_BYTES);
		}
		expect(store.size.pages).toBeGreaterThan(20);
		expect(store.size.pages).toBeLessThan(60);
	});

	test("that nobody asks for twice pushes out no page that is asked for again and again", () => {
		const store = new PageStore(MOST_BYTES);
		store.keep("/", page(20_000));
		expect(store.fresh("/", versions, NOW)).toBeDefined();
		for (let i = 0; i < 10_000; i++) store.keep(`/angebot/kaufen?page=${i}`, page(20_000));
		expect(store.has("/")).toBe(true);
	});

	test("counts rightly what it holds, so that nothing is left when all is dropped", () => {
		const store = new PageStore(MOST_BYTES);
		const addresses = Array.from({ length: 30 }, (_, i) => `/${i}`);
		for (const address of addresses) {
			const made = page(10_000);
			store.keep(address, made);
			if (address.endsWith("5")) store.fresh(address, versions, NOW);
			made.bodies.gzip = { bytes: Buffer.alloc(3000), head: [] };
			store.grown(address, made, 3000);
		}
		for (const address of addresses) store.drop(address);
		expect(store.size).toEqual({ pages: 0, bytes: 0 });
	});

	test("of unknown parameters is one page, and one of searches is kept not at all", () => {
		const kept = new Set<string | undefined>();
		for (let i = 0; i < 10_000; i++) kept.add(keptAddress(`/angebot/kaufen?utm_${i}=${i}&_=${i}&category=bagger`)?.address);
		expect([...kept]).toEqual(["/angebot/kaufen?category=bagger"]);
		for (let i = 0; i < 10_000; i++) {
			expect(keptAddress(`/angebot/kaufen?q=${i}`)).toBeNull();
			expect(keptAddress(`/angebot/kaufen?category=bagger&min=${i}`)).toBeNull();
			expect(keptAddress(`/kontakt?subject=${i}`)).toBeNull();
		}
	});
});

test("a page that is larger than an eighth of the room is not kept", () => {
	const store = new PageStore(MOST_BYTES);
	store.keep("/", page(MOST_BYTES / 8 + 1));
	expect(store.size).toEqual({ pages: 0, bytes: 0 });
});

test("a kept page is sent no more when its content changed, when it can't be told, after ten minutes, and when the clock was set back", () => {
	const asked = (known: ContentVersions | null, now: number) => {
		const store = new PageStore(MOST_BYTES);
		store.keep("/", page(1000));
		return store.fresh("/", known, now) !== undefined && store.has("/");
	};
	expect(asked(versions, NOW + 599_000)).toBe(true);
	expect(asked({ ...versions, news: 2 }, NOW)).toBe(true);
	expect(asked({ ...versions, offers: 2 }, NOW)).toBe(false);
	expect(asked(null, NOW)).toBe(false);
	expect(asked(versions, NOW + 601_000)).toBe(false);
	expect(asked(versions, NOW - 1)).toBe(false);
});
