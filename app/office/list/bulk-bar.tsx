import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { firstNames } from "./choice.ts";
import { BULK_FORM } from "./list-table.tsx";
import type { ListLabels } from "./list-definition.ts";
import type { RowChoice } from "./use-choice.ts";

/** The other actions ask for something anyway, or can do no harm. */
const askedFirst = ["withdraw", "trash", "hidden", "processed"];

type Props = {
	/** The words that the form sends; the `risky` one is marked. */
	actions: readonly string[];
	risky: string;
	words: ListLabels;
	choice: RowChoice;
	count: number;
	/** Of the chosen rows on this page. */
	names: readonly string[];
	/** Whether an action fits none of the chosen rows. */
	isUnfit: (action: string) => boolean;
	/** The address that exports the chosen rows; null for readers who may not. */
	exportAt: string | null;
};

/** What can be done with the chosen rows; without a script it is always there. */
export function BulkBar({ actions, risky, words, choice, count, names, isUnfit, exportAt }: Props) {
	const t = useTexts("bulk");
	const dialog = useTexts("alertDialog");
	const states = useTexts("recordStates");
	const offersAll = !choice.all && count > choice.number;
	const isEmpty = choice.number === 0;
	return (
		<Form
			id={BULK_FORM}
			method="post"
			preventScrollReset
			className={`${isEmpty ? "without-script" : "save-bar sticky bottom-14 lg:bottom-0 z-20"} mt-4 flex items-center gap-2 rounded-md border border-line bg-surface px-4 py-2 max-sm:overflow-x-auto sm:flex-wrap sm:py-3`}
		>
			{choice.all && (
				<HiddenFields fields={[["all", String(count)], ...[...choice.ids].map((id) => ["not", id] as const)]} />
			)}
			<span role="status" className="mr-2 shrink-0 font-semibold">
				{t("chosenCount", { count: choice.number })}
			</span>
			{actions.map((word) => (
				<Button
					key={word}
					name="action"
					value={word}
					disabled={isUnfit(word)}
					title={isUnfit(word) ? states("notNow") : undefined}
					data-ask={
						askedFirst.includes(word) && !isEmpty
							? dialog("doCount", { count: choice.number, names: firstNames(names, choice.number) })
							: undefined
					}
					kind={word === risky ? "risky" : "secondary"}
					size="small"
					className="shrink-0"
				>
					{words.action(word)}
				</Button>
			))}
			{exportAt && (
				<button
					type="button"
					onClick={({ currentTarget: { form } }) => download(form!, exportAt)}
					className="needs-script min-h-9 shrink-0 rounded-sm px-3 text-sm font-semibold hover:bg-sunken"
				>
					{t("export")}
				</button>
			)}
			{offersAll && (
				<Button kind="quiet" size="small" onClick={choice.chooseAll} className="needs-script shrink-0">
					{t("chooseAll", { count })}
				</Button>
			)}
			<Button kind="quiet" size="small" onClick={choice.clear} className="needs-script shrink-0">
				{t("clear")}
			</Button>
		</Form>
	);
}

/** Sends the choice as browsers send forms, because the answer is a file. */
function download(form: HTMLFormElement, address: string): void {
	const own = form.getAttribute("action")!;
	form.setAttribute("action", address);
	form.submit();
	form.setAttribute("action", own);
}
