import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { offerWords } from "../make.ts";
import { admin, Staff } from "./clients.ts";
import { type Place, useInstallations } from "./installations.ts";
import { ask } from "./stored.ts";

const { newPlace, start } = useInstallations();
const LIST = "/admin/angebote";
const COUNT = 400;

test("a change to many whose process is killed leaves an undo for all that it did", async () => {
	const place: Place = {
		...(await newPlace("SQLite")),
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
	};
	const killed = await start(place);
	const staff = new Staff();
	expect((await staff.signIn(killed.address)).status).toBe(302);
	await staff.ask(killed.address, "/admin/angebot-hinzufuegen", { ...offerWords });
	const [offer] = await ask<Record<string, unknown>>(place, 'select * from "Angebote"');
	const columns = Object.keys(offer!).filter((name) => !["id", "nr"].includes(name));
	await ask(
		place,
		`insert into "Angebote" (id, ${columns}) with recursive n(n) as (select 1 union all select n + 1 from n where n < ${COUNT}) select printf('0199%04d-0000-7000-8000-000000000000', n), ${columns} from "Angebote", n`,
	);
	const numberOf = async (what: string) =>
		Number((await ask<{ count: number }>(place, `select count(*) as count from ${what}`))[0]!.count);
	const changing = staff.ask(killed.address, LIST, { action: "withdraw", all: String(COUNT + 1) });
	// Whoever has the write lock keeps the site from going on before it is killed.
	const other = new DatabaseSync(join(place.DATA_DIR!, "site.sqlite"), { timeout: 60_000 });
	const begun = () => {
		other.exec("begin immediate");
		const [{ count } = { count: 0 }] = other.prepare("select count(*) as count from changed_records").all();
		if (Number(count) < 5) other.exec("rollback");
		return Number(count);
	};
	await expect.poll(begun, { interval: 1, timeout: 60_000 }).toBeGreaterThan(4);
	await killed.end("SIGKILL");
	other.close();
	expect((await changing).status).toBe(0);
	const withdrawn = () => numberOf(`"Angebote" where state = 'withdrawn'`);
	const [done, recorded] = [await withdrawn(), await numberOf("changed_records")];
	expect(done).toBeLessThan(COUNT);
	expect(recorded).toBe(done);
	const site = await start(place);
	await staff.signIn(site.address);
	const { text } = await staff.ask(site.address, "/admin/verlauf");
	const undo = /action="(\/admin\/viele-rueckgaengig\/[^"]+)"/.exec(text)![1]!;
	expect((await staff.ask(site.address, undo, { zurueck: LIST })).status).toBe(302);
	expect(await withdrawn()).toBe(0);
});
