import { describe, expect, test } from "vitest";
import { siteAddress, useBuiltSite, visitor } from "../app.ts";
import { rawRequest } from "../raw-request.ts";

// No PUBLIC_URL: the site is for this machine's own browsers.
process.env.METRICS_TOKEN = "a-token-of-this-test";
useBuiltSite();

const port = () => new URL(siteAddress()).port;
const malformed = ["", "a/kontakt?", "a?b", "a@b", "a b", "a\\b", "%61", "a:99999", "[::1", "ä.example", "a\u0001b"];

describe("a Host header", () => {
	test.each(malformed)("of %j is refused before anything is read, on pages from memory too", async (host) => {
		await visitor().page("/impressum");
		for (const path of ["/impressum", "/admin/dashboard", "/healthz"])
			expect((await rawRequest(`GET ${path} HTTP/1.1`, `Host: ${host}`)).status, path).toBe(400);
		const upload = await rawRequest("POST /admin/bilder HTTP/1.1", `Host: ${host}`, "Content-Length: 100000000");
		expect(upload.status).toBe(400);
	});

	test("that is missing, or stands there twice, is refused", async () => {
		expect((await rawRequest("GET /impressum HTTP/1.1")).status).toBe(400);
		expect((await rawRequest("GET /impressum HTTP/1.0")).status).toBe(400);
		const twice = [`Host: localhost:${port()}`, "Host: evil.example"];
		expect((await rawRequest("GET /impressum HTTP/1.1", ...twice)).status).toBe(400);
	});

	test("with a name of this machine and its port is ours", async () => {
		for (const host of ["localhost", "LocalHost", "127.0.0.1", "[::1]"])
			expect((await rawRequest("GET /impressum HTTP/1.1", `Host: ${host}:${port()}`)).status, host).toBe(200);
	});

	test("of somebody else is answered with what is to be set, and nothing else", async () => {
		for (const host of ["www.example.com", "localhost", "localhost:1", `127.0.0.1.evil.example:${port()}`]) {
			for (const path of ["/", "/admin/login"]) {
				const { status, answer } = await rawRequest(`GET ${path} HTTP/1.1`, `Host: ${host}`);
				expect(status, `${host}${path}`).toBe(421);
				expect(answer).toContain("PUBLIC_URL");
				expect(answer).not.toContain("<html");
			}
		}
	});

	test("may be any where the site is watched", async () => {
		for (const path of ["/healthz", "/readyz"])
			expect((await rawRequest(`GET ${path} HTTP/1.1`, "Host: 10.0.0.7:8080")).status, path).toBe(200);
		expect((await rawRequest("GET /metrics HTTP/1.1", "Host: watcher.example")).status).toBe(401);
		expect((await rawRequest("GET /healthz/../impressum HTTP/1.1", "Host: watcher.example")).status).toBe(421);
	});
});

describe("an address", () => {
	const spellings: [asked: string, path: string][] = [
		["/KONTAKT", "/kontakt"],
		["/%6bontakt", "/kontakt"],
		["/EN/Kontakt?subject=A%20b", "/en/kontakt?subject=A%20b"],
		["/ADMIN/benutzer", "/admin/benutzer"],
		["/Admin/Dashboard.data", "/admin/dashboard.data"],
		["/admin/ANGEBOT-bearbeiten/Abc%41", "/admin/angebot-bearbeiten/abca"],
		["/kontakt/", "/kontakt"],
		["/kontakt/_.data", "/kontakt.data"],
	];
	test.each(spellings)("%s leads to its one spelling", async (asked, path) => {
		const { status, answer } = await rawRequest(`GET ${asked} HTTP/1.1`, `Host: localhost:${port()}`);
		expect(status).toBe(301);
		expect(/^Location: (.*)$/im.exec(answer)?.[1]?.trim()).toBe(path);
		expect(answer).toMatch(/^Cache-Control: no-store/im);
	});

	test.each(["/kontakt", "/", "/en", "/kontakt.data", "/_.data", "/nirgends%C3%9F"])(
		"%s is left as it is",
		async (path) => {
			expect((await rawRequest(`GET ${path} HTTP/1.1`, `Host: localhost:${port()}`)).status).not.toBe(301);
		},
	);

	test("that is spelt otherwise loses no form that is sent to it", async () => {
		const response = await visitor().visit("/KONTAKT", { form: { name: "" } });
		expect([response.status, response.headers.get("Location")]).toEqual([308, "/kontakt"]);
	});
});
