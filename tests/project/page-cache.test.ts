import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import express from "express";
import { expect, onTestFinished, test, vi } from "vitest";
import { PageCache } from "#server/page-cache/page-cache.ts";

/** A cache before a site that answers as `render` says, and what it did. */
function cacheBefore(render: (request: Request) => Response | Promise<Response>) {
	const seen = { keys: 0, looks: 0, renderings: 0 };
	const content: { version: number | null } = { version: 7 };
	const cache = new PageCache({
		keyOf: (url) => (seen.keys++, { address: url, language: "de" }),
		version: () => (seen.looks++, content.version),
		onSent() {},
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

test("a page is rendered again when content has changed, also while it was being rendered, and when its time is over", async () => {
	let during = () => {};
	const { content, seen, visit } = cacheBefore(({ url }) => {
		during();
		const ends = url.endsWith("/ended") ? -1000 : 60_000;
		return new Response("a page", { headers: { Expires: new Date(Date.now() + ends).toUTCString() } });
	});
	const renderings = async (path: string) => {
		const before = seen.renderings;
		for (let i = 0; i < 2; i++) await visit(path);
		return seen.renderings - before;
	};
	expect(await renderings("/a")).toBe(1);
	content.version = 8;
	expect(await renderings("/a")).toBe(1);
	during = () => (content.version = content.version! + 1);
	content.version = 20;
	expect(await renderings("/a")).toBe(2);
	during = () => {};
	expect(await renderings("/ended")).toBe(2);
});

test("a page that was begun before content changed is not kept for those who came after", async () => {
	const first = Promise.withResolvers<Response>();
	const { content, seen, visit } = cacheBefore(({ url }) =>
		url.endsWith("/other") ? new Response("another") : seen.renderings === 1 ? first.promise : new Response("new"),
	);
	const early = visit("/a");
	await vi.waitFor(() => expect(seen.renderings).toBe(1));
	content.version = 8;
	await visit("/other");
	first.resolve(new Response("old"));
	expect(await (await early).text()).toBe("old");
	expect(await (await visit("/a")).text()).toBe("new");
});

test("a flood of addresses takes no more memory than there is", async () => {
	const { cache, visit } = cacheBefore(() => new Response("x".repeat(1_500_000)));
	for (let i = 0; i < 40; i++) await visit(`/angebot/kaufen?page=${i}`);
	expect(cache.size.pages).toBeGreaterThan(10);
	expect(cache.size.bytes).toBeLessThanOrEqual(24 * 1024 * 1024);
	const { cache: other, visit: visitOther } = cacheBefore(() => new Response("x".repeat(4_000_000)));
	await visitOther("/");
	expect(other.size.pages).toBe(0);
});
