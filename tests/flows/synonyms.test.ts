import { beforeAll, expect, test } from "vitest";
import { db } from "#app/foundation/database/client.server.ts";
import { useBuiltSite, visitor, useStaff } from "../app.ts";
import { makeOffer } from "../make.ts";

useBuiltSite();

const page = "/admin/einstellungen/suchwoerter";
const admin = useStaff("admin");
beforeAll(async () => {
	await makeOffer({ name: "Lodmark RL 280", category: "radlader", subcategory: "" });
});

const send = (form: Record<string, string>) => admin.visit(page, { form });
const groups = () => db().selectFrom("synonyms").selectAll().execute();
const groupWith = async (word: string) => (await groups()).find(({ words }) => words.split("\n").includes(word));
const hits = async (q: string) => /(\d+) Maschinen?</.exec(await visitor().page(`/angebot/kaufen?q=${q}`))?.[1];

test("the words of the search are added, changed and deleted there, and searches follow at once, as does the audit log", async () => {
	expect(await hits("Ladegerät")).toBeUndefined();
	expect((await send({ words: "Radlader, Ladegerät;radlader-xl\n\n", oneWay: " Schaufler \n" })).status).toBe(302);
	const added = (await groupWith("Ladegerät"))!;
	expect(added).toMatchObject({ words: "Radlader\nLadegerät\nradlader-xl", one_way: "Schaufler" });
	expect(await hits("Ladegerät")).toBe("1");
	expect(await hits("Ladegeraete")).toBe("1");
	expect(await hits("Schaufler")).toBe("1");
	const changed = { id: added.id, version: String(added.version), oneWay: "" };
	await send({ ...changed, words: "Radlader\nLademeister" });
	expect(await hits("Ladegerät")).toBeUndefined();
	expect(await hits("Lademeister")).toBe("1");
	const late = await send({ ...changed, words: "Radlader\nLaderich" });
	expect(late.status).toBe(409);
	const said = await late.text();
	expect(said).toContain("Die Gruppe wurde inzwischen geändert");
	expect(said).toContain("Laderich");
	expect(await hits("Laderich")).toBeUndefined();
	const remove = (version: string) =>
		admin.visit(`${page}?bearbeiten=${added.id}`, { form: { id: added.id, intent: "remove", version } });
	const asking = (await remove(String(added.version))).headers.get("Location")!;
	expect(asking).toBe(`${page}?bearbeiten=${added.id}`);
	expect(await admin.page(asking)).toContain("Nicht gelöscht: Die Gruppe wurde inzwischen geändert.");
	expect(await hits("Lademeister")).toBe("1");
	const { version } = (await groupWith("Lademeister"))!;
	expect((await remove(String(version))).headers.get("Location")).toBe(page);
	expect(await hits("Lademeister")).toBeUndefined();
	const entries = await db()
		.selectFrom("trace")
		.select("action")
		.where("kind", "=", "synonyms")
		.orderBy("id")
		.execute();
	expect(entries.map(({ action }) => action)).toEqual(["created", "changed", "removed"]);
	const log = await admin.page("/admin/verlauf");
	expect(log).toContain("Suchwörter");
	expect(log).toContain("Lademeister");
});
