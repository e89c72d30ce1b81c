import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { portraitVariant, pictureAddress } from "#app/media/image-limits.ts";
import { dataAddress, outcome, signedInAs, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { makeOffer, offerWords, pictureBytes } from "../make.ts";
import { expectNoWords, expectWords, words } from "../words.ts";

useBuiltSite();

type Staff = Visitor & { user: { id: string; email: string } };
let admin: Staff;
let sales: Staff;
let offer: string;
let editor: Record<string, string>;
beforeAll(async () => {
	admin = await signedInAs("admin");
	sales = await signedInAs("verkauf");
});
beforeEach(async () => {
	offer = await makeOffer({ name: "Merkbagger" }, { by: sales.user });
	editor = { name: "Eva Kundig", phone: "+49 35200 555-17", on_site: "true" };
	await save();
});

const save = (more: Record<string, string | Blob> = {}, who = sales) => {
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...editor, ...more })) form.append(name, value);
	return who.visit("/admin/konto", { form });
};
const address = () => `/angebot/detail/${offer}`;
/** What a visitor gets of the machine, as a page and as data. */
const told = async () => {
	const page = await visitor().page(address());
	return {
		page: words(page.replace(/<script.*?<\/script>/gs, "")),
		all: page + (await (await visitor().visit(dataAddress(address()))).text()),
	};
};
const photo = async () =>
	new Blob([new Uint8Array(await pictureBytes({ width: 300, height: 400 }))], { type: "image/jpeg" });
const portraitPath = async (id = sales.user.id) =>
	(
		await db()
			.selectFrom("pictures")
			.select("path")
			.where("owner_kind", "=", "user")
			.where("owner_id", "=", id)
			.execute()
	).map(({ path }) => path);

describe("who sells a machine", () => {
	test("stands on its page with an own number, for calls from a phone's bar too, at the next request and only after a yes", async () => {
		const { page, all } = await told();
		expectWords(page, "Eva Kundig", "Verkauf", 'href="tel:+493520055517"', "Anrufen: +49 35200 555-17");
		expectNoWords(all, sales.user.email, sales.user.id);
		await save({ phone: "-18" });
		expectWords((await told()).page, "-18", "Anrufen: +49 35200 12345-0");
		expectNoWords((await told()).page, 'href="tel:18"');
		editor = { name: "Eva Kundig", phone: "-18" };
		await save();
		expectNoWords((await told()).all, "Eva Kundig");
		await save({ on_site: "true", name: "" });
		expectNoWords((await told()).page, "Ihr Kontakt zu dieser Maschine");
	});

	test("has a picture that visitors see as long as they see the person", async () => {
		expect(await outcome(await save({ portrait: await photo() }))).toBe("→ /admin/konto");
		const [path] = await portraitPath();
		const picture = pictureAddress(path!, portraitVariant);
		expectWords((await told()).page, picture.replaceAll("&", "&amp;"));
		const statusFor = async (who: Visitor) => (await who.visit(picture)).status;
		expect(await statusFor(visitor())).toBe(200);
		await admin.visit(`/admin/benutzer/${sales.user.id}`, { form: { intent: "lock" } });
		expectNoWords((await told()).all, "Eva Kundig", path!);
		expect([await statusFor(visitor()), await statusFor(admin)]).toEqual([410, 200]);
		await admin.visit(`/admin/benutzer/${sales.user.id}`, { form: { intent: "unlock" } });
		sales = await signedInAs("verkauf");
		expect(await statusFor(visitor())).toBe(200);
	});

	test("loses the picture when told so, and takes another's for none", async () => {
		await save({ portrait: await photo() });
		const [first] = await portraitPath();
		await save({ portrait: await photo() });
		const [second, ...others] = await portraitPath();
		expect([second === first, others]).toEqual([false, []]);
		const id = /([0-9a-f-]{36})\.jpg$/.exec(second!)![1]!;
		const form = { intent: "person", name: "Fremd", portrait: id };
		await admin.visit(`/admin/benutzer/${admin.user.id}`, { form });
		expect(await portraitPath(admin.user.id)).toEqual([]);
		await save({ portrait_remove: "true" });
		expect(await portraitPath()).toEqual([]);
		expect((await visitor().visit(pictureAddress(second!, portraitVariant))).status).toBe(404);
	});

	test("is told of a picture that can't be read, and keeps what was typed", async () => {
		const refused = await save({ name: "Eva Neu", portrait: new Blob(["kein Bild"], { type: "image/jpeg" }) });
		expectWords(
			`${refused.status} ${words(await refused.text())}`,
			"415",
			"Dieses Bild lässt sich nicht lesen.",
			'value="Eva Neu"',
		);
	});

	test("is whom the offer names, of those whom visitors may see; else who added it", async () => {
		const other = await signedInAs("angebots_admin");
		const form = words(await sales.page(`/admin/angebot-bearbeiten/${offer}`));
		expectWords(form, "Ansprechpartner", "Wer es angelegt hat", "Eva Kundig");
		expectNoWords(form, other.user.id);
		const name = async (contact_person: string) => {
			const row = await db().selectFrom("Angebote").select("version").where("id", "=", offer).executeTakeFirstOrThrow();
			return sales.visit(`/admin/angebot-bearbeiten/${offer}`, {
				form: {
					...offerWords,
					name: "Merkbagger",
					version: String(row.version),
					contact_person,
				},
			});
		};
		const refused = await name(other.user.id);
		expectWords(`${refused.status} ${words(await refused.text())}`, "400", "Bitte wählen Sie eine Person der Liste.");
		await save({ name: "Ole Zweitmann" }, other);
		expect((await name(other.user.id)).status).toBe(302);
		expectWords((await told()).page, "Ole Zweitmann");
		expectWords(words(await admin.page("/admin/verlauf")), "Ansprechpartner", "Ole Zweitmann");
		await admin.visit(`/admin/benutzer/${other.user.id}`, { form: { intent: "delete" } });
		const { page, all } = await told();
		expectWords(page, "Eva Kundig");
		expectNoWords(all, "Ole Zweitmann");
	});
});
