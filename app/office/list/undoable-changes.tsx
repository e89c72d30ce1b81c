import { Form, useLocation } from "react-router";
import { clock, money, number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { UndoableChange } from "./undo.server.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";

type Props = { changes: UndoableChange[]; listName: (list: string) => string };

export function UndoableChanges({ changes, listName }: Props) {
	const t = useTexts("bulk");
	const language = useLanguage();
	const actions = [
		[useTextsByKey("recordStates"), "done."],
		[useTextsByKey("bulk"), "action."],
		[useTextsByKey("requestList"), "action."],
	] as const;
	const wordsOf = (action: string) => {
		const words = actions.map(([text, prefix]) => text(prefix + action)).find((found) => !found.endsWith(`.${action}`));
		return (words ?? action).replace(" …", "");
	};
	/** ": −3 %", ": +250 €", or the price that was set. */
	const priceWords = ({ by, amount }: NonNullable<UndoableChange["price"]>) => {
		const size = Math.abs(amount);
		const words = by === "percent" ? `${number(language, size / 100, 2)}\u00a0%` : money(language, size);
		return `: ${by === "exact" ? "" : amount > 0 ? "+" : "−"}${words}`;
	};
	if (changes.length === 0) return null;
	return (
		// Closed where there are many, since they would push away what the page is about.
		<details open={changes.length < 3} className="my-3">
			<summary className="font-semibold">
				{t("undoable")} <span className="text-muted">({changes.length})</span>
			</summary>
			<ul className="mt-2 grid gap-2">
				{changes.map(({ id, list, action, at, count, names, price }) => (
					<li
						key={id}
						className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-md border border-line bg-surface px-4 py-2"
					>
						<span className="min-w-0">
							<time dateTime={at}>{clock(language, at)}</time> · {listName(list)}:{" "}
							<span>{`${names || t("changedCount", { count })} · ${wordsOf(action)}${price ? priceWords(price) : ""}`}</span>
						</span>
						<UndoForm id={id} count={count} />
					</li>
				))}
			</ul>
		</details>
	);
}

export function UndoForm({ id, count }: { id: string; count: number }) {
	const t = useTexts("bulk");
	const { pathname, search } = useLocation();
	return (
		<Form method="post" action={`/admin/viele-rueckgaengig/${id}`} navigate={false} className="my-1">
			<HiddenFields fields={{ zurueck: pathname + search }} />
			<Button kind="secondary" size="small">
				{t("undoDone", { count })}
			</Button>
		</Form>
	);
}
