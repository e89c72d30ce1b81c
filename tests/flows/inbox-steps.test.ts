import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { signedInAs, useBuiltSite } from "../app.ts";
import { address, LIST, useInbox } from "../inbox.ts";
import { makeRequest } from "../make.ts";
import { messages } from "../outside/delivery.ts";
import { expectNoWords, expectWords } from "../words.ts";
import { setRow } from "../rows.ts";

useBuiltSite();

const { staff, pageOf, send } = useInbox();
const stored = (id: string) =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().where("id", "=", id).executeTakeFirst();

/** The form of the button in the page's message. */
function undoIn(page: string): [path: string, form: Record<string, string>] {
	const [, path, form] = /<p role="status"[^]*?<form[^>]*action="([^"]+)"([^]*?)<\/form>/.exec(page)!;
	const fields = [...form!.matchAll(/name="([^"]*)" value="([^"]*)"/g)];
	return [path!, Object.fromEntries(fields.map(([, name, value]) => [name!, value!.replaceAll("&amp;", "&")]))];
}

describe("a step", () => {
	test("is taken at once without a script, says what it did, by the subject, and can be taken back", async () => {
		const id = await makeRequest({ subject: "Walze gesucht" });
		expectWords(await pageOf(LIST), `action="${address(id, "ausblenden")}"`, `action="${address(id, "bearbeitet")}"`);
		const processed = await send(address(id, "bearbeitet"), { zurueck: "request" });
		expect(processed.to).toBe(address(id));
		expectWords(
			processed.page,
			"„Walze gesucht“ ist als erledigt markiert.",
			"Rückgängig",
			"/admin/viele-rueckgaengig/",
			`action="${address(id, "wieder-oeffnen")}"`,
			"Erledigt von",
			staff.admin.user.email,
			"Wieder öffnen",
		);
		expectNoWords(processed.page, "Als erledigt markieren</a>", "Wartezeit");
		const first = await stored(id);
		expectWords(
			(await send(address(id, "bearbeitet"), { zurueck: "request" })).page,
			`„Walze gesucht“ hat schon ${staff.admin.user.email} erledigt.`,
		);
		expect(await stored(id)).toEqual(first);
		expectWords(
			(await send(address(id, "wieder-oeffnen"), { zurueck: "request" })).page,
			"„Walze gesucht“ ist wieder offen.",
			"Wartezeit",
			"Wieder geöffnet",
			"Als erledigt markiert",
		);
	});

	test("that closed a request or opened it again is taken back with who had closed it, when and how", async () => {
		const id = await makeRequest({ subject: "Verlorener Bagger" });
		const colleague = await signedInAs("verkauf");
		await colleague.visit(address(id, "bearbeitet"), { form: { outcome: "lost", outcome_reason: "zu teuer" } });
		const may = { processed_at: "2026-05-04T08:00:00.000Z" };
		await setRow("Kontaktanfragen_Archiv", id, may);
		const { updated_at: _, version: __, ...before } = (await stored(id))!;
		const { page } = await send(address(id, "wieder-oeffnen"), { zurueck: "request" });
		expect(await stored(id)).toMatchObject({ bearbeitet: false, outcome: null, processed_at: null });
		const undone = await send(...undoIn(page));
		expect(await stored(id)).toMatchObject(before);
		expect(undone.to).toBe(address(id));
		expectWords(undone.page, "Ein Eintrag ist wieder wie vorher.", "verloren: zu teuer", "04.05.2026, 10:00");
		const open = await makeRequest();
		await send(...undoIn((await send(address(open, "bearbeitet"), { outcome: "sold" })).page));
		expect(await stored(open)).toMatchObject({ bearbeitet: false, processed_by_email: null, outcome: null });
	});

	test("of saying that a suspicious request is none puts it among the open ones, and sends the mails then", async () => {
		const id = await makeRequest({ subject: "Doch echt", suspicion: "trap", created_at: "2026-03-02T09:00:00.000Z" });
		await send(address(id, "ausblenden"));
		expect((await stored(id))!.ausgeblendet).toBe(false);
		const { page } = await send(address(id, "kein-spam"), { zurueck: "request" });
		expectWords(page, "„Doch echt“ steht jetzt bei den offenen Anfragen.", "Als kein Spam eingestuft");
		// Its waiting time begins now.
		expectNoWords(page, "Überfällig");
		const mails = await messages();
		expect(mails.map(({ kind }) => kind)).toEqual(["mail", "mail"]);
		expectWords((await send(address(id, "kein-spam"))).page, "„Doch echt“ stand schon bei den gewöhnlichen Anfragen.");
		expect(await messages()).toHaveLength(2);
	});

	test("reads nothing of its form but the way back, and leads nowhere else", async () => {
		const id = await makeRequest({ subject: "Meine" });
		const other = await makeRequest({ subject: "Andere" });
		const forged = {
			id: other,
			bearbeitet: "false",
			ausgeblendet: "true",
			processed_by_email: "x@example.com",
			processed_at: "2000-01-01T00:00:00.000Z",
			by: "x",
			zurueck: "https://evil.example",
		};
		expect((await send(address(id, "bearbeitet"), forged)).to).toBe(LIST);
		expect(await stored(id)).toMatchObject({
			bearbeitet: true,
			ausgeblendet: false,
			processed_by_email: staff.admin.user.email,
		});
		expect(Date.now() - Date.parse((await stored(id))!.processed_at!)).toBeLessThan(60_000);
		expect(await stored(other)).toMatchObject({ bearbeitet: false, ausgeblendet: false });
		for (const form of [
			{ q: "//evil.example" },
			{ ansicht: "https://evil.example" },
			{ q: "\r\nSet-Cookie: x=1" },
			{ q: "x".repeat(5000) },
		] as Record<string, string>[])
			expect((await send(address(id, "ausblenden"), form)).to.startsWith(LIST)).toBe(true);
	});
});
