import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { useBuiltSite } from "../app.ts";
import { act, admin, chosen, colleague, ids, offer, states, undo, useThreeOffers } from "../three-offers.ts";

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

	test("is for who did it, and only once", async () => {
		await act("withdraw", chosen(0));
		const changes = db().selectFrom("changed_records").select("change_id as id").where("record_id", "=", ids[0]!);
		const { id } = await changes.orderBy("change_id", "desc").executeTakeFirstOrThrow();
		expect(await admin.page("/admin/verlauf")).toContain(`/admin/viele-rueckgaengig/${id}`);
		await colleague.visit(`/admin/viele-rueckgaengig/${id}`, { form: {} });
		expect(await states()).toEqual(["withdrawn", "online", "online"]);
		await admin.visit(`/admin/viele-rueckgaengig/${id}`, { form: {} });
		expect(await states()).toEqual(["online", "online", "online"]);
		await admin.visit(`/admin/viele-rueckgaengig/${id}`, { form: {} });
		expect(await admin.page("/admin/dashboard")).toContain("Das lässt sich nicht mehr zurücknehmen.");
	});
});
