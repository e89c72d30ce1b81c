import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { services } from "#app/back-office/collections/collections.server.ts";
import { recordPage } from "#app/content/list/record-list.server.ts";
import { removeForGood } from "#app/content/trash/trash-repository.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { newId } from "#app/foundation/database/identity.ts";
import { plusDays } from "#app/foundation/i18n/day.ts";
import { today } from "#app/foundation/i18n/format.ts";
import { countView, deleteOldViews, storeViews } from "#app/machines/page-views.server.ts";
import { countingViews } from "#server/page-views.ts";
import { useUser } from "../before.ts";
import { makeOffer, makeRequest } from "../make.ts";
import { addRow } from "../rows.ts";
import { withoutTable } from "../without-table.ts";

const by = useUser();
const machine = newId();
const page = `/angebot/detail/${machine}`;
const browser = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

let server: Server;
beforeAll(async () => {
	const site = countingViews((request, response) => {
		response.writeHead(Number(request.headers["x-status"] ?? 200)).end();
	});
	server = createServer(site);
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
});
afterAll(() => void server.close());
beforeEach(async () => {
	await storeViews();
	await db().deleteFrom("page_views").execute();
});

async function open(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<void> {
	const { port } = server.address() as AddressInfo;
	await fetch(`http://127.0.0.1:${port}${path}`, { method, headers: { "User-Agent": browser, ...headers } });
}
const stored = async () => {
	await storeViews();
	return db().selectFrom("page_views").select(["offer_id", "day", "count"]).execute();
};

test("a machine's page is counted by its day: in each language, as data, and from the browser's cache", async () => {
	await open(page);
	await open(`/en${page}?from=liste`);
	await open(`${page}.data`);
	await open(page, { "X-Status": "304" });
	expect(await stored()).toEqual([{ offer_id: machine, day: today(), count: 4 }]);
	await open(page);
	expect(await stored()).toMatchObject([{ count: 5 }]);
});

test.each<[string, string, Record<string, string>?, string?]>([
	["a signed-in reader", page, { Cookie: "theme=dark; session=x" }],
	["a preview", `${page}?vorschau=entwurf`],
	["a page fetched ahead", page, { "Sec-Purpose": "prefetch;prerender" }],
	["the same in another browser", `${page}.data`, { Purpose: "prefetch" }],
	["a search engine", page, { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
	["a program", page, { "User-Agent": "curl/8.14.1" }],
	["a page that is gone", page, { "X-Status": "410" }],
	["a question for the head alone", page, {}, "HEAD"],
])("%s is not counted", async (_, path, headers, method) => {
	await open(path, headers, method);
	expect(await stored()).toEqual([]);
});

test("views that could not be stored are stored the next time", async () => {
	countView(machine);
	await withoutTable("page_views", () => expect(storeViews()).rejects.toThrow());
	countView(machine);
	expect(await stored()).toMatchObject([{ count: 2 }]);
});

test("views go after 400 days, and with their offer, but not while it is in the trash", async () => {
	const [kept, trashed, gone] = [await makeOffer({}, { by }), await makeOffer({}, { by }), await makeOffer({}, { by })];
	const views = (offer_id: string, day: string) => ({ offer_id, day, count: 1, updated_at: now() });
	const old = plusDays(today(), -401);
	await addRow("page_views", [views(kept, today()), views(kept, old), views(trashed, today()), views(gone, today())]);
	for (const id of [trashed, gone]) await services.offer.remove(id, by);
	await removeForGood({ kind: "offer", id: gone }, by);
	await deleteOldViews();
	const left = await stored();
	expect(left.map(({ offer_id }) => offer_id).toSorted()).toEqual([kept, trashed].toSorted());
});

test("the office sees a machine's views and requests of the last thirty days", async () => {
	const id = await makeOffer({ name: "Gefragter Bagger" }, { by });
	const row = { offer_id: id, updated_at: now() };
	const views = (back: number, count: number) => ({ ...row, day: plusDays(today(), -back), count });
	await addRow("page_views", [views(0, 1200), views(29, 34), views(30, 5)]);
	const about = { offer_id: id, offer_name: "Gefragter Bagger" };
	await makeRequest(about);
	await makeRequest({ ...about, created_at: new Date(Date.now() - 31 * 86_400_000).toISOString() });
	await makeRequest({ ...about, suspicion: "trap" });
	const further = { request_id: await makeRequest(), position: 0, offer_name: "Gefragter Bagger", offer_nr: 1 };
	await addRow("request_machines", { ...further, offer_id: id, updated_at: now() });
	const query = { q: "Gefragter", page: 1, sort: "date-desc", size: 5, columns: ["views", "requests"] };
	const { lines } = await recordPage(services.offer, query, "de");
	expect(lines[0]!.cells).toMatchObject({ views: { value: 1234 }, requests: { value: 2 } });
});
