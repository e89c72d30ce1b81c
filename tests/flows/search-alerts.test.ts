import { describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";
import { mailsTo } from "../outside/mailbox.ts";
import { useEmptyTables } from "../before.ts";
import { expectWords } from "../words.ts";

useBuiltSite();
useEmptyTables("outbox", "alert_subscribers", "search_alerts", "throttles");

const path = "/suchauftrag?category=bagger&max=50000&unbekannt=1&weight_min=20&page=7&sort=price-asc";
const form = (words: Record<string, string> = {}) => ({ email: "bauhof@example.com", consent: "true", ...words });
const rows = () => db().selectFrom("search_alerts").selectAll().execute();

async function linkAfter(address = path, email = "bauhof@example.com"): Promise<string> {
	await visitor().visit(address, { form: form({ email }) });
	const mail = (await mailsTo(email)).at(-1)!;
	const link = /https?:\/\/[^/\s]+(\S*\/suchauftrag\/verwalten\S+)/.exec(mail.text)![1]!;
	expect(mail.html).toContain(link);
	return link;
}

/** A page without its scripts, which hold its words once more. */
const textOf = async (answer: Response) =>
	(await answer.text()).replace(/<script[^]*?<\/script>/g, "").replaceAll("\u00a0", " ");

describe("the form of a search alert", () => {
	test("shows the filters of its address in words, and keeps what they mean with the words of consent", async () => {
		const page = await textOf(await visitor().visit(path));
		expectWords(page, "Maschinen kaufen", "Bagger", "bis 50.000 €", "Ich möchte per E-Mail erfahren");
		const answer = await visitor().visit(path, { form: form({ email: " Bauhof@Example.com " }) });
		expect(answer.status).toBe(200);
		expectWords(await textOf(answer), "Zurzeit können wir keine E-Mails senden");
		expect(await rows()).toMatchObject([
			{
				query: "?category=bagger&max=50000",
				language: "de",
				wording: expect.stringMatching(/^Ich möchte per E-Mail erfahren.*jederzeit.*beenden\.$/),
				confirmed_at: null,
			},
		]);
		const [mail, ...others] = await mailsTo("bauhof@example.com");
		expect(others).toEqual([]);
		expect(mail!.subject).toBe("Bitte bestätigen Sie Ihren Suchauftrag");
	});

	test("says nothing in its mail that a stranger typed", async () => {
		await visitor().visit("/en/suchauftrag?q=Buy+pills+www.pills.example", { form: form() });
		const [mail] = await mailsTo("bauhof@example.com");
		expect(mail!.subject).toBe("Please confirm your search alert");
		expect(mail!.text + mail!.html).not.toContain("pills");
	});

	test("answers alike whether the address is known, running, or was mailed too often", async () => {
		const link = await linkAfter();
		const { id } = (await rows())[0]!;
		const bytes = async () => textOf(await visitor().visit(path, { form: form() }));
		const pending = await bytes();
		await visitor().visit(link, { form: { intent: "confirm", id } });
		const [running, tooOften] = [await bytes(), await bytes()];
		expect(running).toBe(pending);
		expect(tooOften).toBe(pending);
		expect((await rows()).map(({ confirmed_at }) => confirmed_at)).toEqual([expect.any(String)]);
	});

	test("needs consent", async () => {
		const refused = await visitor().visit(path, { form: { email: "bauhof@example.com" } });
		expect(refused.status).toBe(400);
		expectWords(await textOf(refused), "Bitte setzen Sie das Häkchen");
		expect(await rows()).toEqual([]);
		expect(await mailsTo("bauhof@example.com")).toEqual([]);
	});
});

describe("the link of a mail", () => {
	test("changes nothing when it is opened, and starts and ends the alert by its buttons", async () => {
		const link = await linkAfter();
		const { id } = (await rows())[0]!;
		for (let n = 0; n < 2; n++) {
			const page = await textOf(await visitor().visit(link));
			expectWords(page, "Suchauftrag bestätigen", "bis 50.000 €", "bauhof@example.com");
		}
		expect(await rows()).toMatchObject([{ confirmed_at: null }]);
		const confirmed = await textOf(await visitor().visit(link, { form: { intent: "confirm", id } }));
		expectWords(confirmed, "Der Suchauftrag läuft");
		expect(await rows()).toMatchObject([{ confirmed_at: expect.any(String), seen_until: expect.any(String) }]);
		const ended = await textOf(await visitor().visit(link, { form: { intent: "end", id } }));
		expectWords(ended, "Dazu bekommen Sie keine E-Mails mehr");
		expect(await rows()).toMatchObject([{ ended_at: expect.any(String), query: null }]);
	});

	test("ends all alerts of its address with the one POST of a mail program, without cookies or origin", async () => {
		const link = await linkAfter();
		await linkAfter("/suchauftrag?condition=neu");
		const other = await linkAfter(path, "andere@example.com");
		const ids = (await rows()).map(({ id }) => id);
		for (const address of [link, other])
			for (const id of ids) await visitor().visit(address, { form: { intent: "confirm", id } });
		const asProgram = true;
		const answer = await visitor().visit(link, { form: { "List-Unsubscribe": "One-Click" }, asProgram });
		expect(answer.status).toBe(200);
		const multipart = new FormData();
		multipart.append("List-Unsubscribe", "One-Click");
		expect((await visitor().visit(link, { form: multipart, asProgram })).status).toBe(200);
		expect((await rows()).filter(({ ended_at }) => ended_at === null)).toHaveLength(1);
		expectWords(await textOf(await visitor().visit(other)), "Läuft");
	});
});

test("the office sees how many wait for what, and no address; an admin erases one, and the log does not name it", async () => {
	const link = await linkAfter();
	const { id } = (await rows())[0]!;
	await visitor().visit(link, { form: { intent: "confirm", id } });
	const sales = await signedInAs("verkauf");
	const answer = await (await sales.visit("/admin/suchauftraege")).text();
	expectWords(
		answer.replaceAll("\u00a0", " "),
		"Maschinen kaufen",
		"Bagger · bis 50.000 €",
		"Laufende Suchaufträge: 1.",
	);
	expect(answer.includes("bauhof@example.com")).toBe(false);
	const asked = await sales.visit("/admin/suchauftraege", { form: { email: "bauhof@example.com" } });
	expect(asked.status).toBe(403);
	const admin = await signedInAs("admin");
	const stored = await admin.visit("/admin/suchauftraege", { form: { email: "Bauhof@example.com" } });
	expectWords(await textOf(stored), "Ich möchte per E-Mail erfahren", 'value="erase"');
	expect(await rows()).toHaveLength(1);
	await admin.visit("/admin/suchauftraege", { form: { email: "Bauhof@example.com", intent: "erase" } });
	for (const table of ["search_alerts", "alert_subscribers", "outbox"] as const)
		expect(await db().selectFrom(table).selectAll().execute(), table).toEqual([]);
	const log = await db().selectFrom("trace").selectAll().where("kind", "=", "searchAlert").execute();
	expect(log).toMatchObject([{ action: "removed", by_email: admin.user.email, record_name: null }]);
	expect(JSON.stringify(log)).not.toContain("bauhof");
});
