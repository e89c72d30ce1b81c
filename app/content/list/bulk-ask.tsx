import { useState } from "react";
import { money } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { Options, SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import type { Asked, Priced } from "../../office/list/bulk-answer.ts";
import { BulkQuestion } from "../../office/list/bulk-question.tsx";
import { changedPrice, priceForm, type PriceChange } from "./record-bulk.ts";
import type { CustomList } from "./record-list.ts";
import type { RecordKind } from "../record.ts";
import { useListLabels } from "./use-list-labels.ts";

/** Asks for the new price of the chosen records, or for the fields to set. */
export function BulkAsk({ record, custom, asked }: { record: RecordKind; custom: CustomList; asked: Asked }) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const words = useListLabels(record, custom);
	const { action, count, typed, errors } = asked;
	const language = useLanguage();
	const [change, setChange] = useState<PriceChange | null>(null);
	const priceWords = ({ field, cents }: Priced) => {
		const changed = change && changedPrice(cents, change);
		const prices = [cents, changed].flatMap((one) => (typeof one === "number" ? money(language, one) : []));
		const why = typeof changed === "string" ? ` (${byKey(`reason.${changed}`)})` : "";
		return `${words.label(field)} ${prices.join("\u00a0→\u00a0")}${why}`;
	};
	const error = (name: string) => (errors[name] ? byKey(errors[name]) : null);
	return (
		<BulkQuestion
			asked={asked}
			title={byKey(`action.${action}`)}
			text={(names) => t("askFor", { count, names })}
			priceWords={action === "price" ? priceWords : undefined}
			confirm={t("confirm")}
		>
			{action === "price" ? (
				<div
					onChange={({ currentTarget }) => {
						const read = readForm(priceForm, new FormData(currentTarget.closest("form")!));
						setChange(read.ok ? read.value : null);
					}}
					className="grid max-w-xl gap-4 sm:grid-cols-2"
				>
					<TextField
						name="amount"
						label={t("amount")}
						hint={t("amountHint")}
						inputMode="decimal"
						defaultValue={typed.amount}
						error={error("amount")}
						required
					/>
					<SelectField name="by" label={t("by")} defaultValue={typed.by ?? "percent"} error={error("by")}>
						<Options of={["percent", "euro"]} label={(by) => t(`by.${by}`)} />
					</SelectField>
				</div>
			) : (
				<div className="grid gap-3 sm:max-w-sm">
					{Object.entries(record.list.settable).map(([name, choices]) => (
						<SelectField key={name} name={name} label={words.label(name)} defaultValue={typed[name]}>
							<option value="">{t("unchanged")}</option>
							<Options of={choices!} label={(word) => words.word(name, word)} />
						</SelectField>
					))}
					{errors.pick && <p className="text-sm font-semibold text-bad">{error("pick")}</p>}
				</div>
			)}
		</BulkQuestion>
	);
}
