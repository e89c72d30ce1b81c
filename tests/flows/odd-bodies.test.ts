import { Agent } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { dataAddress, siteAddress, useBuiltSite, useStaff, visitor } from "../app.ts";
import { contactWords, makeOffer, offerWords } from "../make.ts";
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

/*
 * The sign that PostgreSQL takes in no text becomes U+FFFD before any page of ours reads an address, and is taken out
 * of a form, as is what XML forbids; so a few of them stand for all.
 */

test("a NUL in an address is a page that is not there, on every route that takes a word", async () => {
	for (const pattern of routeAddresses().filter((pattern) => /:id|\*/.test(pattern))) {
		const path = pattern.replace(/:id|\*/, "a%00b");
		for (const address of [path, dataAddress(path)])
			expect((await staff.visit(address)).status, address).toBeOneOf([202, 302, 404, 405, 410]);
	}
});

test("a NUL in a query makes no page fail", async () => {
	for (const address of ["/angebot/kaufen?make=%00&%00=1", "/admin/angebote.data?q=%00", "/admin/verlauf?von=%00"])
		expect((await staff.visit(address)).status, address).toBe(200);
	expect((await staff.visit("/angebot/kaufen?q=a%00b")).status).toBe(400);
});

test("what nobody types is taken out of a form of the office or of a visitor, with or without files", async () => {
	const id = await makeOffer();
	const form = { ...offerWords, version: "1", name: "Bag\0\u0008ger\ufffe", "na\0": "x", intent: "\0" };
	expect((await staff.visit(`/admin/angebot-bearbeiten/${id}`, { form })).status).toBe(302);
	const parts = new FormData();
	for (const [name, value] of Object.entries({ ...form, version: "2", model: "J\u001bX" })) parts.append(name, value);
	expect((await staff.visit(`/admin/angebot-bearbeiten/${id}`, { form: parts })).status).toBe(302);
	expect(await db().selectFrom("Angebote").select(["name", "model"]).where("id", "=", id).executeTakeFirst()).toEqual({
		name: "Bagger",
		model: "JX",
	});

	const words = { ...contactWords, name: "Eri\0ka", subject: "Fra\0ge", message: "Ist er\0 noch\tda?\r\nJa" };
	expect((await visitor().visit("/kontakt", { form: words })).status).toBe(200);
	expect((await visitor().visit("/kontakt", { form: { ...words, name: " \u0007\u001b " } })).status).toBe(400);
	expect(await db().selectFrom("Kontaktanfragen_Archiv").select("message").execute()).toEqual([
		{ message: "Ist er noch\tda?\nJa" },
	]);
});
