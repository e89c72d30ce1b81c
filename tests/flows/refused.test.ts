import { Agent } from "node:http";
import { describe, expect, test } from "vitest";
import { newId } from "#app/foundation/database/identity.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { plainRequest } from "../plain-request.ts";
import { expectNoWords, expectWords } from "../words.ts";

useBuiltSite();

const staff = useStaff("admin");
describe("an address that nobody has", () => {
	test.each([
		"/media/..%2f..%2fsite.sqlite",
		"/media/..%252f..%252fsite.sqlite",
		"/..\\..\\site.sqlite",
		"/media/..%5c..%5csite.sqlite",
		"/.git/config",
		"/.env",
		"/data/site.sqlite",
		"/package.json",
		"/build/server/index.js",
		"/assets/entry.client.js.map",
		"/media/%00",
		"/angebot/detail/%00",
		"/%",
		"/%ff",
	])("%s is answered 404, with nothing of a file", async (path) => {
		const { status, text } = await plainRequest(path);
		expect(status).toBe(404);
		expectNoWords(text, "root:", "SQLite format", "[core]", '"dependencies"', "sourcesContent");
	});

	test.each([
		["/angebot/detail/%ff", "Diese Maschine ist nicht mehr im Angebot", "de"],
		["/news/%ff", "Diesen Beitrag gibt es nicht", "de"],
		["/en/%e4", "Page not found", "en"],
	])("%s is merely misspelt: the site's own page says so, as page and as data", async (path, words, language) => {
		const { status, text } = await plainRequest(path);
		expect(status).toBe(404);
		expectWords(text, words, `<html lang="${language}"`, 'id="main"', 'content="noindex"');
		expect((await plainRequest(`${path}.data`)).status).toBe(404);
	});

	test("is refused with a short page in a browser, without a script, and with the bare number elsewhere", async () => {
		for (const [path, words] of [
			["/media/..%2f..%2fsite.sqlite", ["Seite nicht gefunden", '<html lang="de"', 'href="/"']],
			["/en/.env", ["Page not found", '<html lang="en"', 'href="/en"']],
			[`/en/${"a".repeat(8000)}`, ["We could not open this page"]],
		] as const) {
			const Accept = "text/html,application/xhtml+xml";
			const { status, text, headers } = await plainRequest(path, { headers: { Accept } });
			expectWords(text, ...words);
			expect(text.includes("<script")).toBe(false);
			expect(headers["content-security-policy"]).toContain("default-src 'none'");
			expect((await plainRequest(path)).text).toBe(`${status}\n`);
		}
	});

	test("of more than 8,000 characters is answered 414, and of just fewer is looked at", async () => {
		expect((await plainRequest(`/${"a".repeat(8000)}`)).status).toBe(414);
		expect((await plainRequest(`/kontakt?subject=${"a".repeat(7900)}`)).status).toBe(200);
		expect((await plainRequest(`/${"a".repeat(7000)}`)).status).toBe(404);
	});

	test("is a machine's that is gone, or whose id is none", async () => {
		for (const id of [newId(), "1", "' or 1=1 --"]) {
			const path = `/angebot/detail/${encodeURIComponent(id)}`;
			expectWords(await visitor().page(path, 404), "Diese Maschine ist nicht mehr im Angebot");
			expect((await visitor().pageData(path)).status, id).toBe(404);
		}
		expectWords(await visitor().page(`/en/angebot/detail/${newId()}`, 404), 'href="/en/angebot/kaufen"');
		for (const id of [newId(), "no-id"])
			expect((await staff.visit(`/admin/angebot-bearbeiten/${id}`)).headers.get("Location")).toBe("/admin/dashboard");
	});
});

test("a search with a NUL is answered 400, with a message in both languages", async () => {
	const german = await visitor().page("/angebot/kaufen?q=a%00b", 400);
	expectWords(german, "Der Suchtext ist zu lang oder enthält Zeichen, nach denen wir nicht suchen können.");
	expectWords(await visitor().page("/en/angebot/mieten?q=a%00b", 400), '<html lang="en"');
	expect((await visitor().pageData("/angebot/kaufen?q=a%00b")).status).toBe(400);
});

describe("a method", () => {
	test("that no page knows is refused, not failed on, and what may be asked is named", async () => {
		for (const method of ["TRACE", "PROPFIND", "DELETE"]) {
			for (const path of ["/", "/kontakt.data", "/admin/dashboard"]) {
				const { status, headers } = await plainRequest(path, { method, headers: { "Content-Length": 0 } });
				expect([status, headers.allow], `${method} ${path}`).toEqual([405, "GET, HEAD, POST"]);
			}
		}
	});

	test("POST is refused by a page that takes no form, and what it takes is named", async () => {
		for (const path of ["/service", "/en/karriere", "/angebot/kaufen"]) {
			const response = await visitor().visit(path, { form: { x: "1" } });
			expect([response.status, response.headers.get("Allow")], path).toEqual([405, "GET, HEAD"]);
		}
	});

	test("HEAD is answered as GET without a body", async () => {
		const { status, text, headers } = await plainRequest("/angebot/kaufen", { method: "HEAD" });
		expect([status, text]).toEqual([200, ""]);
		expect(headers["content-type"]).toBe("text/html; charset=utf-8");
	});
});

describe("a body", () => {
	const form = "application/x-www-form-urlencoded";

	test("of more than a megabyte is refused by the length it announces, before it is sent", async () => {
		const headers = { "Content-Type": form, "Content-Length": 5_000_000 };
		const { status } = await plainRequest("/kontakt", { method: "POST", headers, isUnfinished: true });
		expect(status).toBe(413);
	});

	test("may be larger only where pictures are taken", async () => {
		const big = Buffer.alloc(2 * 1024 * 1024, "x");
		const headers = { "Content-Type": form };
		const length = { "Content-Length": big.length };
		for (const path of ["/kontakt", "/admin/login", "/admin/bilder/x"]) {
			const sent = plainRequest(path, { method: "POST", body: big, headers: { ...headers, ...length } });
			expect((await sent.catch(() => ({ status: 413 }))).status, path).toBe(413);
		}
		expect((await visitor().visit("/admin/bilder", { method: "POST", body: big, headers })).status).toBe(302);
	});

	test("that is answered before it was read is read all the same, so that the answer arrives and the connection goes on", async () => {
		const big = Buffer.alloc(20 * 1024 * 1024, "x");
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let round = 0; round < 3; round++) {
			const sent = { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": big.length };
			const request = { method: "POST", body: big, agent, headers: sent };
			const { status, headers } = await plainRequest("/admin/bilder", request);
			expect([status, headers.location]).toEqual([302, "/admin/login?"]);
			expect((await plainRequest("/healthz", { agent })).status).toBe(200);
		}
		agent.destroy();
	});

	test("that announces no length is asked for one", async () => {
		const chunked = { "Content-Type": form, "Transfer-Encoding": "chunked" };
		const request = { method: "POST", body: "name=x", headers: chunked };
		const { status, headers } = await plainRequest("/kontakt", request);
		expect(status).toBe(411);
		expect(headers.connection).toBe("close");
	});
});
