import type { CollectionName } from "#app/log/audit.ts";
import { services } from "#app/back-office/collections/collections.server.ts";
import { collections } from "#app/back-office/collections/collections.ts";
import { findState } from "#app/content/states/step-service.server.ts";
import { type StepName, steps } from "#app/content/states/steps.ts";
import { makeJob, makeNews, makeOffer } from "../make.ts";
import { type Admin, type Form, type Row, row, send, undoAddress } from "./row.ts";

const make = { offer: makeOffer, news: makeNews, job: makeJob };

export function recordRows(kind: CollectionName): Row[] {
	const { edit, add, list, remove } = collections[kind].office;
	const wordsOf = async (id: string) => services[kind].words((await services[kind].findForEdit(id))!);
	const name = collections[kind].name;
	const stepForm = async (id: string, more: Form): Promise<Form> => {
		const { version, state } = (await findState(collections[kind], id))!.row;
		return { version: String(version), state, ...more };
	};
	/** A record that has taken these steps. */
	const after = async (admin: Admin, ...taken: [StepName, Form?][]) => {
		const id = await make[kind]();
		for (const [step, more = {}] of taken)
			await send(admin, `${edit}${id}/${steps[step].path}`, await stepForm(id, more));
		return id;
	};
	const draft = async (id: string): Promise<Form> => {
		const form = { version: "1", draft: "0", form: "ein-fenster" };
		return { ...(await wordsOf(id)), [name]: "Im Entwurf", ...form };
	};
	const step = (word: StepName, wrote: string, taken: [StepName, Form?][] = [], more: Form = {}): Row =>
		row(`${edit}:id/:step`, word, [`${kind} ${wrote}`], async (admin) => {
			const id = await after(admin, ...taken);
			return { to: `${edit}${id}/${steps[word].path}`, form: await stepForm(id, more) };
		});
	const many = (word: string, wrote: string, taken: [StepName, Form?][] = [], more: Form = {}): Row =>
		row(list, word, [`${kind} ${wrote}`], async (admin) => {
			const id = await after(admin, ...taken);
			return { to: list, form: { action: word, chosen: [`${id} 1`], confirmed: "yes", ...more } };
		});
	const reservation = { reserved_until: "2099-01-01", reserved_for: "Fa. Kiesel" };
	const plan = async (id: string): Promise<Form> => {
		const planned = { state: "scheduled", publish_at: "2036-01-01T08:00" };
		return { ...(await wordsOf(id)), version: "1", ...planned };
	};
	const sells = collections[kind].states.includes("sold");
	return [
		row(add, "", [`${kind} created`], async () => ({
			to: add,
			form: { ...(await wordsOf(await make[kind]())), [name]: "Neu" },
		})),
		row(`${edit}:id`, "", [`${kind} changed`], async () => {
			const id = await make[kind]();
			return { to: edit + id, form: { ...(await wordsOf(id)), [name]: "Anders", version: "1" } };
		}),
		row(`${edit}:id/entwurf`, "keep", [`${kind} drafted`], async () => {
			const id = await make[kind]();
			return { to: `${edit}${id}/entwurf`, form: await draft(id) };
		}),
		row(`${edit}:id/entwurf`, "discard", [`${kind} discarded`], async (admin) => {
			const id = await make[kind]();
			await send(admin, `${edit}${id}/entwurf`, await draft(id));
			return { to: `${edit}${id}/entwurf`, form: { discard: "true", draft: "1" } };
		}),
		row(`${edit}:id/versionen`, "", [`${kind} drafted`], async (admin) => {
			const id = await make[kind]();
			await send(admin, edit + id, { ...(await wordsOf(id)), [name]: "Anders", version: "1" });
			return { to: `${edit}${id}/versionen`, form: { version: "1" } };
		}),
		row(`${remove}:id`, "", [`${kind} deleted`], async () => ({ to: remove + (await make[kind]()), form: {} })),
		row(`${list}/export`, "", [`${kind} exported`], async () => ({
			to: `${list}/export`,
			form: { chosen: [`${await make[kind]()} 1`] },
		})),
		row("/admin/viele-rueckgaengig/:id", kind, [`${kind} undone`], async (admin) => {
			await send(admin, list, { action: "withdraw", chosen: [`${await make[kind]()} 1`], confirmed: "yes" });
			return { to: await undoAddress(admin, list), form: { zurueck: list } };
		}),
		step("publish", "published", [["withdraw"]]),
		step("withdraw", "withdrawn"),
		row(`${edit}:id`, "plan", [`${kind} planned`], async (admin) => {
			const id = await after(admin, ["withdraw"]);
			return { to: edit + id, form: await plan(id) };
		}),
		row(`${edit}:id/:step`, "dropPlan", [`${kind} planDropped`], async (admin) => {
			const id = await after(admin, ["withdraw"]);
			await send(admin, edit + id, await plan(id));
			return { to: `${edit}${id}/${steps.dropPlan.path}`, form: await stepForm(id, {}) };
		}),
		many("publish", "published", [["withdraw"]]),
		many("withdraw", "withdrawn"),
		many("trash", "deleted"),
		...(sells
			? [
					step("reserve", "reserved", [], reservation),
					step("reserve", "reservedChanged", [["reserve", reservation]], { ...reservation, reserved_for: "" }),
					step("release", "released", [["reserve", reservation]]),
					step("sell", "sold"),
					step("sell", "soldChanged", [["sell"]]),
					step("offerAgain", "published", [["sell"]]),
					...["hired", "hiredChanged"].map((wrote, before) =>
						row(`${edit}:id/:step`, "sell", [`${kind} ${wrote}`], async (admin) => {
							const id = await makeOffer({ type: "miete", sale_price: "", daily_rate: "450" });
							const to = `${edit}${id}/${steps.sell.path}`;
							if (before) await send(admin, to, await stepForm(id, {}));
							return { to, form: await stepForm(id, {}) };
						}),
					),
					many("release", "released", [["reserve", reservation]]),
					many("offerAgain", "published", [["sell"]]),
					many("set", "changed", [], { condition: "neu" }),
					many("price", "changed", [], { confirmed: "yes", by: "percent", amount: "5" }),
				]
			: []),
	];
}
const trashed = async (admin: Admin) => {
	const id = await makeOffer();
	await send(admin, collections.offer.office.remove + id, {});
	return id;
};
const trashRow = (word: string, wrote: string): Row =>
	row("/admin/papierkorb", word, [`offer ${wrote}`], async (admin) => ({
		to: "/admin/papierkorb",
		form: { action: word, chosen: `${await trashed(admin)} 0`, confirmed: new Date().toISOString() },
	}));
export const trashRows: Row[] = [
	trashRow("restore", "restored"),
	trashRow("restoreOnline", "restored"),
	trashRow("remove", "removed"),
];
