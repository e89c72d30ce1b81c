import { Agent } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, siteAddress, useBuiltSite, useStaff } from "../app.ts";
import { makeOffer } from "../make.ts";
import { plainRequest } from "../plain-request.ts";
import { routeAddresses } from "../route-addresses.ts";

useBuiltSite();

const MEGABYTE = 1_000_000;
const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=x";
const filled = (part: (n: number) => string) => {
	let body = "";
	for (let n = 0; body.length < MEGABYTE - 200; n++) body += part(n);
	return body;
};
const part = (name: string, value = "") => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const manyNames = filled((n) => `${n}&`);

/** What no browser sends, of about a megabyte each: type, body, and a length other than the body's. */
const shapes: [string, { type: string; body: string; length?: number }][] = [
	["many names", { type: form, body: manyNames }],
	["one name often", { type: form, body: filled(() => "a=1&") }],
	["one long name", { type: form, body: filled(() => "a") }],
	["brackets in brackets", { type: form, body: `${filled(() => "a[b][")}=1` }],
	["signs that are taken out", { type: form, body: `a=${filled(() => "%00")}` }],
	["many parts", { type: multipart, body: `${filled((n) => part(`n${n}`))}--x--\r\n` }],
	["many parts of one name", { type: multipart, body: `${filled(() => part("a"))}--x--\r\n` }],
	["a part with a long name", { type: multipart, body: `${part(filled(() => "a"))}--x--\r\n` }],
	["a long boundary", { type: `multipart/form-data; boundary=${"a".repeat(8000)}`, body: filled(() => "a") }],
	["two types", { type: `text/plain, ${form}`, body: manyNames }],
	["another type", { type: "application/json", body: `[${filled(() => "[],")}[]]` }],
	["no type", { type: "", body: manyNames }],
	["more than it announces", { type: form, body: manyNames, length: 500_000 }],
];
/** Of our own, and what a program may try beside them. */
const methods = ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];

/** Each request has a connection of its own, since the site hangs up on some. */
const agent = new Agent();

/** One or more of each way in which a route reads what it is sent; all others read like one of these. */
const kinds = [
	"/kontakt",
	"/inzahlungnahme",
	"/inzahlungnahme/foto",
	"/suchauftrag",
	"/service",
	"/admin/login",
	"/admin/angebot-hinzufuegen",
	"/admin/bilder",
	"/admin/unterlagen",
	"/admin/dashboard",
];

let addresses: string[];
const staff = useStaff("admin");
beforeAll(async () => {
	const id = await makeOffer();
	addresses = routeAddresses()
		.filter((path) => path !== "/admin/logout")
		.map((path) => path.replace(/:\w+/g, id).replace("*", "nirgends"));
});

/** The status, after others were answered meanwhile; 400 where the site hung up before all was sent. */
async function answerTo(path: string, shape: (typeof shapes)[number][1], method = "POST"): Promise<number> {
	const { type, body, length = Buffer.byteLength(body) } = shape;
	const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const headers = {
		"Content-Length": length,
		Origin: siteAddress(),
		...(type && { "Content-Type": type }),
		...(path.startsWith("/admin") && path !== "/admin/login" && { Cookie: cookie }),
	};
	const [answer, health] = await Promise.all([
		plainRequest(path, { method, headers, body, agent }).catch(() => null),
		plainRequest("/healthz", { agent }),
	]);
	expect(health.status).toBe(200);
	return answer?.status ?? 400;
}

describe("a body of a megabyte that no browser sends", () => {
	test.each(shapes)("is refused wherever forms are read, and stores nothing: %s", async (_, shape) => {
		for (const path of kinds) {
			const status = await answerTo(path, shape);
			expect(status >= 400 && status < 500, `${path} answers ${status}`).toBe(true);
		}
		expect(await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).toEqual([]);
	});

	test("is no failure on any address, as page or as data", async () => {
		expect(addresses.length).toBeGreaterThan(100);
		for (const [at, path] of addresses.entries()) {
			expect(await answerTo(path, shapes[at % shapes.length]![1]), path).toBeLessThan(500);
			expect(await answerTo(dataAddress(path), shapes[0]![1]), dataAddress(path)).toBeLessThan(500);
		}
	});

	test("is no failure with any other method", async () => {
		for (const path of kinds)
			for (const method of methods)
				expect(await answerTo(path, shapes[0]![1], method), `${method} ${path}`).toBeLessThan(500);
	});
});
