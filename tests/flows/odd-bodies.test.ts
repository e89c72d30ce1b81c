import { Agent } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { dataAddress, signedInAs, siteAddress, useBuiltSite, type Visitor } from "../app.ts";
import { makeOffer } from "../make.ts";
import { plainRequest } from "../plain-request.ts";
import { processorMilliseconds } from "../processor-time.ts";
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

/** Of processor time; what the test needs for sending is in it. */
const MOST_MILLISECONDS = 200;

let addresses: string[];
let staff: Visitor;
beforeAll(async () => {
	const id = await makeOffer();
	addresses = routeAddresses()
		.filter((path) => path !== "/admin/logout")
		.map((path) => path.replace(/:\w+/g, id).replace("*", "nirgends"));
	staff = await signedInAs("admin");
});

/** The status; null where the site hung up before all was sent. */
async function send(path: string, method: string, shape: (typeof shapes)[number][1], by: Visitor | null) {
	const { type, body, length = Buffer.byteLength(body) } = shape;
	const headers = {
		"Content-Length": length,
		Origin: siteAddress(),
		...(type && { "Content-Type": type }),
		...(by && { Cookie: [...by.cookies].map(([name, value]) => `${name}=${value}`).join("; ") }),
	};
	const [answer, health] = await Promise.all([
		plainRequest(path, { method, headers, body, agent }).catch(() => null),
		plainRequest("/healthz", { agent }),
	]);
	expect(health.status).toBe(200);
	return answer?.status ?? null;
}

/** Of processor time, in milliseconds. What is slow once may be the test's own process; what is slow twice is the site. */
async function costOf(work: () => Promise<number | null>): Promise<number> {
	const once = async () => {
		const status = await work();
		expect(status === null || status < 500, `is answered ${status}`).toBe(true);
	};
	const cost = await processorMilliseconds(once);
	return cost < MOST_MILLISECONDS ? cost : processorMilliseconds(once);
}

describe.each([
	["a visitor", "/", () => null],
	["the office", "/admin/", () => staff],
])("a body of a megabyte by %s", (_, below, by) => {
	test("costs little on every address, whatever is in it, and the site answers others meanwhile", async () => {
		const asked = addresses.filter((path) => path.startsWith(below));
		expect(asked.length).toBeGreaterThan(60);
		for (const path of asked)
			for (const [name, shape] of shapes)
				expect(await costOf(() => send(path, "POST", shape, by())), `${path}: ${name}`).toBeLessThan(MOST_MILLISECONDS);
	});
});

test("a body costs little with every other method, and by a page's script", async () => {
	const [[, body]] = shapes as [(typeof shapes)[number]];
	for (const path of addresses) {
		for (const method of methods)
			expect(await costOf(() => send(path, method, body, null)), `${method} ${path}`).toBeLessThan(MOST_MILLISECONDS);
		expect(await costOf(() => send(dataAddress(path), "POST", body, null)), dataAddress(path)).toBeLessThan(
			MOST_MILLISECONDS,
		);
	}
});

test.each(shapes)("%s in a form of visitors is refused, and stores nothing", async (name, shape) => {
	for (const path of ["/kontakt", "/en/kontakt", "/inzahlungnahme", "/suchauftrag", "/admin/login"]) {
		const status = await send(path, "POST", shape, null);
		expect(status === null || (status >= 400 && status < 500), `${path}: ${name} is answered ${status}`).toBe(true);
	}
	expect(await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).toEqual([]);
});
