import { data, replace } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { listNamed } from "../../back-office/collections/lists.server.ts";
import { officeAddress } from "../../foundation/i18n/office-address.ts";
import { forgetLayouts, keepLayout } from "../../office/list/list-layout.server.ts";
import { refuseReading, sentForm } from "../../foundation/request/sent-form.server.ts";
import { redirectWithFlash } from "../../site/flash.server.ts";
import type { Route } from "./+types/list-layout";

export const loader = refuseReading;

/** Keeps which columns of a list the reader sees, or how many lines a page, or forgets both for all lists. */
export async function action({ request, context }: Route.ActionArgs) {
	const person = staffIn(context);
	const form = await sentForm(request);
	if (form.get("intent") === "reset") {
		await forgetLayouts(person);
		return redirectWithFlash("/admin/konto", { kind: "good", namespace: "listLayout", title: "resetDone" });
	}
	const list = listNamed(String(form.get("list")), person);
	if (!list) throw data(null, { status: 400 });
	const size = list.sizes.find((one) => String(one) === form.get("size"));
	await keepLayout(list.name, size ? { size } : { columns: columnsIn(form, list.columns) }, person);
	return replace(officeAddress(String(form.get("zurueck"))) ?? list.address);
}

/** The columns of a form in their order; one of them may be moved before the one that precedes it. */
function columnsIn(form: FormData, known: readonly string[]): string[] {
	const columns = [...new Set(form.getAll("columns").map(String))].filter((name) => known.includes(name));
	const from = columns.indexOf(String(form.get("forward")));
	if (from < 1) return columns;
	return columns.toSpliced(from, 1).toSpliced(from - 1, 0, columns[from]!);
}
