import { beforeAll, describe, expect, test } from "vitest";
import { engine } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { offerForm } from "#app/machines/editor/offer-form.ts";
import { sitePages } from "#app/site/pages.ts";
import * as v from "valibot";
import {
	dataAddress,
	signedInAs,
	signedOutAgain,
	useBuiltSite,
	useStaff,
	type Visit,
	type Visitor,
	visitor,
} from "../app.ts";
import { makeJob, makeNews, makeOffer, makeUser, offerWords } from "../make.ts";
import { queriesDuring } from "../queries-during.ts";

useBuiltSite();

const staff = useStaff("admin");
const WEIGHT = "17.531";
let offer: string;
let news: string;
beforeAll(async () => {
	offer = await makeOffer({ name: "Merkmaschine", weight: WEIGHT });
	news = await makeNews({ name: "Merkmeldung" });
	await makeJob({ title: "Merkstelle" });
});

const pages = () =>
	[
		...sitePages.map(({ path }) => path).filter((path) => path !== "/suchauftrag"),
		`/angebot/detail/${offer}`,
		`/news/${news}`,
	].flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);
const isKept = (response: Response) => response.headers.has("ETag");
/** A page's answer once it is kept: for a moment after PostgreSQL has answered late, no page is. */
async function keptAnswer(path: string, visit: Visit = {}, reader = visitor()): Promise<Response> {
	let answer = await reader.visit(path, visit);
	const isKeptNow = async () => isKept(answer) || isKept((answer = await reader.visit(path, visit)));
	await expect.poll(isKeptNow, { message: path }).toBe(true);
	return answer;
}

describe("a kept page", () => {
	test("is the same page that is made anew for who has a session's old cookie", async () => {
		const stale = await signedOutAgain("admin");
		for (const path of pages()) {
			const first = await visitor().visit(path);
			const text = await (await keptAnswer(path)).text();
			expect(await first.text(), path).toBe(text);
			const made = await stale.visit(path);
			expect(isKept(made), path).toBe(false);
			expect(await made.text(), path).toBe(text);
		}
	});

	test("brings nothing of staff to a visitor, and a kept one nothing to staff, whoever came first", async () => {
		const staff: Visitor[] = [await signedInAs("admin"), await signedInAs("angebots_admin")];
		for (const path of pages()) {
			for (const address of [path, dataAddress(path)]) {
				const answers = [];
				for (const reader of [staff[0]!, visitor(), staff[1]!, visitor(), staff[0]!]) {
					const response = staff.includes(reader) ? await reader.visit(address) : await keptAnswer(address, {}, reader);
					answers.push({ kept: isKept(response), text: await response.text() });
				}
				const [asAdmin, , asManager, asVisitor, again] = answers;
				expect(asVisitor!.kept, address).toBe(true);
				for (const told of [asAdmin!, asManager!, again!]) {
					expect(told.kept, address).toBe(false);
					if (path.endsWith(offer)) expect(told.text, address).toMatch(/17[.,]53|17531/);
				}
				for (const seen of [answers[1]!, asVisitor!])
					for (const word of ["17531", "17,53", "17.53", "/admin/dashboard"])
						expect(seen.text.includes(word), `${address} ${word}`).toBe(false);
			}
		}
	});

	test("is answered in the encoding that was asked for, with its own tag, and not at all to who has it", async () => {
		const tags = new Set<string>();
		const plain = await (await visitor().visit("/service", { headers: { "Accept-Encoding": "identity" } })).text();
		for (const encoding of ["br", "gzip", "identity"]) {
			const response = await keptAnswer("/service", { headers: { "Accept-Encoding": encoding } });
			expect(response.headers.get("Content-Encoding") ?? "identity").toBe(encoding);
			expect(response.headers.get("Vary")).toBe("Cookie, Accept-Encoding");
			expect(await response.text()).toBe(plain);
			const tag = response.headers.get("ETag")!;
			tags.add(tag);
			const known = await keptAnswer("/service", {
				headers: { "Accept-Encoding": encoding, "If-None-Match": tag },
			});
			expect(known.status).toBe(304);
			expect(await known.text()).toBe("");
		}
		expect(tags.size).toBe(3);
		expect((await keptAnswer("/service", { method: "HEAD" })).headers.get("Content-Length")).toMatch(/^\d+$/);
	});

	test("that other content has left as it was, is not given another policy for its scripts", async () => {
		const tag = (await keptAnswer("/service")).headers.get("ETag")!;
		await makeOffer({ name: "Ist neu" });
		const known = await visitor().visit("/service", { headers: { "If-None-Match": tag } });
		expect([known.status, known.headers.get("Content-Security-Policy")]).toEqual([304, null]);
	});

	test("is answered in the encoding that a client likes best, whatever weights it gives them, as a page is that is not cached", async () => {
		for (const [accepted, encoding] of [
			["gzip, deflate, br, zstd", "br"],
			["gzip;q=0.5, br;q=0.8", "br"],
			["br;q=0, gzip", "gzip"],
			["identity, gzip;q=0.1", null],
			["x-brotli, not-gzip", null],
		] as const) {
			for (const path of ["/service", "/angebot/kaufen?q=Merk"]) {
				const answer = await visitor().visit(path, { headers: { "Accept-Encoding": accepted } });
				expect([answer.status, answer.headers.get("Content-Encoding")], `${path} ${accepted}`).toEqual([200, encoding]);
				expect((await answer.text()).includes("</html>"), `${path} ${accepted}`).toBe(true);
			}
		}
	});

	test.runIf(engine() === "sqlite")(
		"is made once for all encodings, in whatever order they are asked for",
		async () => {
			const id = await makeOffer({ name: "Dreimal verpackt" });
			const made = [];
			for (const encoding of ["br", "gzip", "identity", "br", "gzip", "br"]) {
				const visit = { headers: { "Accept-Encoding": encoding } };
				made.push((await queriesDuring(() => visitor().visit(`/angebot/detail/${id}`, visit))).length > 0);
			}
			expect(made).toEqual([true, false, false, false, false, false]);
		},
	);
});

describe("a change", () => {
	const values = (name: string) => v.parse(offerForm, { ...offerWords, name });

	test("made in the office is seen by the next visitor on every page that shows it", async () => {
		const staff = await signedInAs("admin");
		const id = await makeOffer({ name: "Stand 0" });
		for (let n = 1; n <= 2; n++) {
			for (const path of ["/", "/angebot/kaufen", `/angebot/detail/${id}`]) await visitor().page(path);
			const saved = await staff.visit(`/admin/angebot-bearbeiten/${id}`, {
				form: { ...offerWords, name: `Stand ${n}`, version: String(n) },
			});
			expect(saved.status).toBe(302);
			for (const path of ["/", "/angebot/kaufen", `/angebot/detail/${id}`])
				expect((await visitor().page(path)).includes(`Stand ${n}`), `${path} ${n}`).toBe(true);
		}
		await staff.visit(`/admin/angebot-loeschen/${id}`, { form: {} });
		expect((await visitor().visit(`/angebot/detail/${id}`)).status).toBe(410);
	});

	test("by another connection to the same database is seen as well", async () => {
		// The test's own connection is not the one of the site.
		const by = await makeUser();
		const id = await makeOffer({ name: "Von außen 0" }, { by });
		expect((await visitor().page(`/angebot/detail/${id}`)).includes("Von außen 0")).toBe(true);
		await offerRecords.change(id, 1, values("Von außen 1"), { by, pictures: [] });
		expect((await visitor().page(`/angebot/detail/${id}`)).includes("Von außen 1")).toBe(true);
		expect((await offerRecords.findForEdit(id))?.version).toBe(2);
		await makeNews({ name: "Frische Meldung", datum: "2099-01-01" });
		expect((await visitor().page("/")).includes("Frische Meldung")).toBe(true);
		await makeJob({ title: "Frische Stelle" });
		expect((await visitor().page("/karriere")).includes("Frische Stelle")).toBe(true);
	});
});

describe("a page", () => {
	test("of the public is kept by its reader's browser alone, which asks each time", async () => {
		for (const reader of [visitor(), staff])
			for (const path of ["/", "/en", "/angebot/kaufen", `/angebot/detail/${offer}`, "/kontakt", "/nirgends"])
				for (const response of [await reader.visit(path), await reader.pageData(path)]) {
					expect(response.headers.get("Cache-Control"), path).toBe("private, no-cache");
					expect(response.headers.get("Vary"), path).toContain("Cookie");
				}
	});

	test("of the office is not kept at all, not even for the back button after sign-out", async () => {
		for (const reader of [visitor(), staff])
			for (const path of [
				"/admin",
				"/admin/login",
				"/admin/dashboard",
				`/admin/angebot-bearbeiten/${offer}`,
				"/admin/nirgends",
			])
				for (const response of [await reader.visit(path), await reader.pageData(path)])
					expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
		expect((await staff.visit("/admin/bilder", { form: {} })).headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("of a search alert, which shows an address and its searches, is not kept either", async () => {
		for (const path of ["/suchauftrag?category=bagger", "/en/suchauftrag", "/suchauftrag/verwalten?link=x"])
			for (const response of [await visitor().visit(path), await visitor().pageData(path)])
				expect(response.headers.get("Cache-Control"), path).toBe("private, no-store");
		const sent = await visitor().visit("/suchauftrag", { form: { email: "bauhof@example.com" } });
		expect(sent.headers.get("Cache-Control")).toBe("private, no-store");
	});

	test("stays the same whatever host, mode or prerendering a header claims", async () => {
		const plain = await visitor().page("/angebot/kaufen");
		for (const headers of [
			{ "X-Forwarded-Host": "evil.example" },
			{ "X-Forwarded-Proto": "https" },
			{ Forwarded: "host=evil.example" },
			{ "X-React-Router-SPA-Mode": "yes" },
			{ "X-React-Router-Prerender-Data": "[]" },
			{ "X-Original-URL": "/admin/dashboard" },
			{ "X-Rewrite-URL": "/admin" },
			{ "X-HTTP-Method-Override": "DELETE" },
		] as Record<string, string>[]) {
			const page = await (await visitor().visit("/angebot/kaufen", { headers })).text();
			expect(page.includes("evil.example"), JSON.stringify(headers)).toBe(false);
			expect(page === plain, JSON.stringify(headers)).toBe(true);
		}
	});
});
