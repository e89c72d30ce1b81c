import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { lock, unlock } from "#app/accounts/users/user-repository.server.ts";
import { setSaleSettings } from "#app/machines/sale-settings.server.ts";
import { signedInAs, type Staff, useBuiltSite, useStaff, visitor } from "../app.ts";
import { useUser } from "../before.ts";
import { filesIn } from "../files.ts";
import { contactWords, fileOf, makeOffer, offerWords, pictureBytes } from "../make.ts";
import { pdfWords } from "../pdf-words.ts";
import { expectNoWords, expectWords, plainText, words } from "../words.ts";

useBuiltSite();

const by = useUser();
const admin = useStaff("admin");
const CAPTION = "Ihr Kontakt bei uns";
let seller: Staff;
let landlord: Staff;
let machine: string;

const setPerson = (who: Staff, form: Record<string, string | Blob>) =>
	who.visit("/admin/konto", { form: { intent: "person", ...form } });
const eva = { name: "Eva Klar", phone: "+49 35200 12345-21", on_site: "true" };
const jan = { name: "Jan Ohnewahl", on_site: "true" };
const read = async (id = machine, prefix = "") => words(await visitor().page(`${prefix}/angebot/detail/${id}`));

beforeAll(async () => {
	seller = await signedInAs("verkauf");
	landlord = await signedInAs("angebots_admin");
	machine = await makeOffer({ name: "Radlader mit Kontakt" }, { by });
});

beforeEach(async () => {
	await setPerson(seller, eva);
	await setPerson(landlord, jan);
	await setSaleSettings({ sale_contact: seller.user.id, hire_contact: landlord.user.id }, by);
});

describe("the contact on a machine's page", () => {
	test("is the person whom the settings name for its type, with the company's number for one who has none", async () => {
		const sold = await read();
		expectWords(sold, CAPTION, "Eva Klar");
		// Beside the enquiry, in the card, and in the bar of a phone.
		expect(sold.match(/href="tel:\+49352001234521"/g)).toHaveLength(3);
		expectWords(await read(machine, "/en"), "Your contact", "Eva Klar");
		const hired = await makeOffer({ type: "miete", daily_rate: "300" }, { by });
		const page = await read(hired);
		expectWords(page.slice(page.indexOf(CAPTION)), "Jan Ohnewahl", "+49 35200 12345-0");
	});

	test("stands beside the machine's enquiry, and what was sent names the direct number", async () => {
		const form = await visitor().page(`/kontakt?offer=${machine}`);
		expectWords(words(form), CAPTION, "Eva Klar");
		const sent = await visitor().visit(`/kontakt?offer=${machine}`, { form: { ...contactWords, offer_id: machine } });
		expectWords(
			await sent.text(),
			"Ihre Anfrage ist angekommen",
			"Unsere Antwort geht an",
			contactWords.email,
			'href="tel:+49352001234521"',
		);
		const other = await makeOffer({}, { by });
		expectWords(words(await visitor().page(`/kontakt?ids=${machine},${other}`)), CAPTION, "Eva Klar");
		const hired = await makeOffer({ type: "miete", daily_rate: "300" }, { by });
		for (const path of ["/kontakt", `/kontakt?ids=${machine},${hired}`])
			expectNoWords(words(await visitor().page(path)), CAPTION);
	});

	test("of sales and of hire stand with their direct numbers on the page about the firm and beside an enquiry without a machine", async () => {
		for (const path of ["/ueber-uns", "/kontakt"])
			expect(plainText(await visitor().page(path)), path).toMatch(
				/Verkauf Eva Klar \+49 35200 12345-21 .*Vermietung Jan Ohnewahl \+49 35200 12345-0/,
			);
		for (const service of ["dringend", "anfrage"])
			expectNoWords(plainText(await visitor().page(`/kontakt?service=${service}`)), "Eva Klar");
		await setSaleSettings({ hire_contact: seller.user.id }, by);
		expectWords(words(await visitor().page("/en/ueber-uns")), "Sales and hire", "HRB 4983 · Managing directors: Max");
	});

	test("tells visitors nothing else of that person", async () => {
		const data = await (await visitor().pageData(`/angebot/detail/${machine}`)).text();
		expect(data).toContain("Eva Klar");
		for (const text of [await read(), data])
			expectNoWords(text, seller.user.id, seller.user.email, "verkauf-", '"role"', '"verkauf"');
	});

	test("is another person where the office's form says so, also in a copy, until that person is deleted", async () => {
		const other = await signedInAs("verkauf");
		await setPerson(other, { name: "Ole Anders", on_site: "true" });
		const id = await makeOffer({ name: "Radlader von Ole" }, { by });
		const address = `/admin/angebot-bearbeiten/${id}`;
		const form = { ...offerWords, name: "Radlader von Ole", version: "1", contact_id: other.user.id };
		expect((await admin.visit(address, { form })).status).toBe(302);
		expectWords(await read(id), "Ole Anders");
		expectWords(words(await admin.page(address)), "Ansprechpartner:</b>", "Ole Anders</ins>");
		expectWords(await admin.page(`/admin/angebot-hinzufuegen?kopie=${id}`), `value="${other.user.id}" selected`);
		expectWords(
			await (await admin.visit("/admin/angebote/export", { form: { chosen: `${id} 2` } })).text(),
			"Ole Anders",
		);
		expectWords(words(await admin.page(`/admin/benutzer/${other.user.id}`)), "Ole Anders");
		await admin.visit(`/admin/benutzer/${other.user.id}`, { form: { intent: "delete" } });
		expectWords(await read(id), "Eva Klar");
		const row = db().selectFrom("Angebote").select("contact_id").where("id", "=", id);
		expect(await row.executeTakeFirst()).toEqual({ contact_id: null });
	});

	test("is gone at once from a kept page when that person no longer agrees, is renamed or locked", async () => {
		const change = async (form: Record<string, string>) => {
			await read();
			await setPerson(seller, form);
			return read();
		};
		expectWords(await change({ ...eva, name: "Eva Neu" }), "Eva Neu");
		expectWords(await change({ ...eva, phone: "+49 35200 12345-99" }), "12345-99");
		expectNoWords(await change({ name: eva.name, phone: eva.phone }), "Eva Klar");
		expectWords(await change(eva), "Eva Klar");
		await lock(seller.user.id, by);
		expectNoWords(await read(), "Eva Klar");
		await unlock(seller.user.id, by);
		await seller.visit("/admin/login", { form: { email: seller.user.email, password: seller.user.password } });
	});

	test("is on the data sheet", async () => {
		const sheet = await visitor().visit(`/angebot/detail/${machine}/datenblatt.pdf`);
		const said = pdfWords(new Uint8Array(await sheet.arrayBuffer())).replace(/\s+/g, " ");
		expectWords(said, CAPTION, "Eva Klar, +49 35200 12345-21");
	});

	test("needs a name", async () => {
		const nameless = await signedInAs("verkauf");
		const refused = await setPerson(nameless, { name: " ", on_site: "true" });
		expectWords(`${refused.status} ${words(await refused.text())}`, "400", "braucht einen Namen");
	});
});

describe("a portrait", () => {
	// A size that was being made while its picture was deleted goes right after it was made.
	const expectNoPortraits = () =>
		expect.poll(() => filesIn("media").filter((path) => path.startsWith("personen-bilder"))).toEqual([]);
	const pathIn = async () =>
		/media\/(personen-bilder\/[^?]+)\?/.exec(await visitor().page(`/angebot/detail/${machine}`))?.[1];
	const status = async (path: string, who = visitor()) =>
		(await who.visit(`/media/${path}?w=240&h=180&fit=cover&format=webp`)).status;
	const picture = async () => fileOf(await pictureBytes());

	test("is everybody's to see while its person is shown, and its file goes with the next one", async () => {
		await setPerson(seller, { ...eva, picture: await picture() });
		const first = (await pathIn())!;
		expect(await status(first)).toBe(200);
		await setPerson(seller, { name: eva.name });
		expect([await status(first), await status(first, landlord)]).toEqual([410, 200]);
		await setPerson(seller, { ...eva, picture: await picture() });
		expect(await pathIn()).not.toBe(first);
		expect(await status(first)).toBe(404);
		await setPerson(seller, { ...eva, picture_remove: "true" });
		expect(await pathIn()).toBeUndefined();
		await expectNoPortraits();
	});

	test("is set by an administrator, too, and goes with its account", async () => {
		const { user } = await signedInAs("verkauf");
		const page = `/admin/benutzer/${user.id}`;
		await admin.visit(page, { form: { intent: "person", name: "Kim", picture: await picture() } });
		expectWords(words(await admin.page(page)), "Bild:</b>", "1 Bild</ins>");
		await admin.visit(page, { form: { intent: "delete" } });
		await expectNoPortraits();
	});

	test("that is none is refused in words", async () => {
		const refused = await setPerson(seller, { ...eva, picture: fileOf(Buffer.from("kein Bild")) });
		expectWords(`${refused.status} ${words(await refused.text())}`, "400", "kein Bild im Format");
	});
});
