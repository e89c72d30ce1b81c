import { describe, expect, test } from "vitest";
import { offerRecords } from "#app/machines/offer-service.server.ts";
import { outcome, useBuiltSite, type Visitor, useStaff } from "../app.ts";
import { makeOffer, offerWords } from "../make.ts";
import { expectWords } from "../words.ts";

useBuiltSite();

const anna = useStaff("admin");
const bert = useStaff("angebots_admin");
const EDIT = "/admin/angebot-bearbeiten/";
const LIST = "/admin/angebote";
const typed = { version: "1", draft: "", form: "ein-fenster", ...offerWords };
const change = (id: string, who: Visitor, name: string) => who.visit(EDIT + id, { form: { ...typed, name } });
const stateOf = async (id: string) => (await offerRecords.findForEdit(id))?.state ?? "gone";
/** The message that the next page shows. */
const isTold = async (address: string, ...told: string[]) => {
	const page = (await anna.page(address)).replaceAll("<!-- -->", "");
	expectWords(page, "Nicht ausgeführt", ...told);
};
/** The fields of a form in a page that is sent to this address. */
function formIn(page: string, action: string): Record<string, string> {
	const form = page.slice(page.indexOf(`action="${action}"`)).split("</form>")[0]!;
	const inputs = [...form.matchAll(/<input type="hidden"[^>]*>/g)].map(([input]) => input);
	return Object.fromEntries(
		inputs.map((input) => [/name="([^"]*)"/.exec(input)![1]!, /value="([^"]*)"/.exec(input)![1]!]),
	);
}

describe("a record that has changed since it was shown", () => {
	test("is not deleted from its list before it was said who changed it and when, and then it is", async () => {
		const id = await makeOffer({ name: "Zu löschen" });
		const remove = `/admin/angebot-loeschen/${id}`;
		const shown = formIn(await anna.page(`${LIST}?q=Zu`), remove);
		expect(shown).toMatchObject({ version: "1", state: "online" });
		await change(id, bert, "Zu löschen, aber neu");
		const question = `${EDIT}${id}?loeschen&liste=%2Fadmin%2Fangebote%3Fq%3DZu`;
		expect(await outcome(await anna.visit(remove, { form: shown }))).toBe(`→ ${question}`);
		await isTold(question, `${bert.user.email} hat „Zu löschen“ am`);
		expect(await stateOf(id)).toBe("online");
		const again = formIn(await anna.page(question), remove);
		expect(await outcome(await anna.visit(remove, { form: again }))).toBe(`→ ${LIST}?q=Zu`);
		expect(await stateOf(id)).toBe("gone");
	});

	test("keeps a colleague's draft that was kept since one's own page was shown", async () => {
		const id = await makeOffer({});
		const keep = async (who: Visitor, draft: string, name: string) => {
			await who.visit(`${EDIT}${id}/entwurf`, { form: { ...typed, draft, form: name, name } });
			return (await offerRecords.draftOf(id))!.id;
		};
		const annas = await keep(anna, "", "Annas");
		const berts = await keep(bert, annas, "Berts");
		const discard = (draft: string) => anna.visit(`${EDIT}${id}/entwurf`, { form: { discard: "true", draft } });
		expect(await outcome(await discard(annas))).toBe(`→ ${EDIT}${id}`);
		await isTold(EDIT + id, `${bert.user.email} hat „Berts“ am`);
		expect((await offerRecords.draftOf(id))?.words.name).toBe("Berts");
		await discard(berts);
		expect(await offerRecords.draftOf(id)).toBeNull();
	});
});

describe("a form whose record somebody else has saved meanwhile", () => {
	const save = (id: string, changes: Record<string, string>) =>
		anna.visit(EDIT + id, { form: { ...typed, ...changes } });

	test("takes what only one has changed", async () => {
		const id = await makeOffer({});
		await bert.visit(EDIT + id, { form: { ...typed, name_en: "Taken" } });
		expect((await save(id, { location: "Hof 7" })).status).toBe(302);
		expect(await offerRecords.findForEdit(id)).toMatchObject({ name_en: "Taken", location: "Hof 7", version: 3 });
	});

	test("asks about what both have changed, and stores nothing", async () => {
		const id = await makeOffer({});
		await bert.visit(EDIT + id, { form: { ...typed, name: "Berts Bagger", name_en: "Taken" } });
		const asked = await save(id, { name: "Annas Bagger", location: "Hof 7" });
		expect(asked.status).toBe(409);
		const page = (await asked.text()).replaceAll("<!-- -->", "");
		expect(page.split("Jetzt gespeicherter Stand</p>")).toHaveLength(2);
		expect(page).toContain("Berts Bagger");
		expect(await offerRecords.findForEdit(id)).toMatchObject({
			name: "Berts Bagger",
			location: offerWords.location || null,
		});
	});
});
