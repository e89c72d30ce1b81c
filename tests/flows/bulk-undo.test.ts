import { describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { offerRecords } from "#app/offers/offer-service.server.ts";
import { useBuiltSite, type Visitor } from "../app.ts";
import { act, admin, chosen, colleague, ids, offer, states, undo, useThreeOffers } from "../three-offers.ts";
import { words } from "../words.ts";

useBuiltSite();
useThreeOffers();

describe("an undo of what was done with many", () => {
	test("leaves what somebody has changed since, and names it", async () => {
		await act("set", { ...chosen(0, 1), confirmed: "yes", pick: ["available"], available: "false" });
		await offerRecords.change(ids[1]!, 2, { ...(await offer(1)), name: "Von der Kollegin" } as never, {
			by: colleague.user,
			pictures: [],
		});
		expect(await undo()).toContain(
			"Inzwischen geändert oder nicht mehr zurückzunehmen und deshalb gelassen: Von der Kollegin.",
		);
		expect([(await offer(0)).available, (await offer(1)).available]).toEqual([true, false]);
	});

	test("stands in the log and on the record's page while it can be taken back, for who did it alone", async () => {
		const EDIT = "/admin/angebot-bearbeiten/";
		await act("set", { ...chosen(0, 1), confirmed: "yes", pick: ["available"], available: "false" });
		await admin.visit(`${EDIT}${ids[2]}/verkauft`, { form: { version: "1", state: "online" } });
		expect(await states()).toEqual(["online", "online", "sold"]);
		/** What is offered on a page, and the address that takes it back. */
		const offered = async (path: string, who: Visitor = admin) => {
			const page = words(await who.page(path));
			const list = /<ul aria-label="Noch zurückzunehmen".*?<\/ul>/s.exec(page)?.[0] ?? "";
			return [...list.matchAll(/<li.*?<\/time>([^<]*).*?action="([^"]*)"/gs)].map(([, text, to]) => ({
				text,
				to: to!,
			}));
		};
		const texts = [" · Angebot: Drei", " · Angebot: 2 Einträge geändert"];
		expect((await offered("/admin/verlauf")).map((one) => one.text).slice(0, 2)).toEqual(texts);
		expect(await offered(EDIT + ids[2], colleague)).toEqual([]);
		for (const n of [0, 2]) expect(await offered(EDIT + ids[n]), ids[n]).toHaveLength(1);
		await admin.visit((await offered(EDIT + ids[2]))[0]!.to, { form: { zurueck: EDIT + ids[2] } });
		expect(await states()).toEqual(["online", "online", "online"]);
		expect(await offered(EDIT + ids[2])).toEqual([]);
	});

	test("is for who did it, and only once", async () => {
		await act("withdraw", chosen(0));
		const [{ id }] = (await db().selectFrom("bulk_changes").select("id").orderBy("id", "desc").limit(1).execute()) as [
			{ id: string },
		];
		await colleague.visit(`/admin/viele-rueckgaengig/${id}`, { form: {} });
		expect(await states()).toEqual(["withdrawn", "online", "online"]);
		await admin.visit(`/admin/viele-rueckgaengig/${id}`, { form: {} });
		expect(await states()).toEqual(["online", "online", "online"]);
		await admin.visit(`/admin/viele-rueckgaengig/${id}`, { form: {} });
		expect(await admin.page("/admin/dashboard")).toContain("Das lässt sich nicht mehr zurücknehmen.");
	});
});
