import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { money, number } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import { choiceFields } from "../office/choice.ts";
import type { PricePreview, RecordsAsked } from "./bulk-answer.ts";
import type { CustomList } from "./custom-list.ts";
import type { RecordKind } from "./record.ts";
import { useFilterWords } from "./use-filter-words.ts";

type Props = { record: RecordKind; custom: CustomList; asked: RecordsAsked };

/** What an action with many records asks for before it is done. */
export function BulkAsk({ record, custom, asked }: Props) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const language = useLanguage();
	const { pathname, search } = useLocation();
	const { action, count, names, prices } = asked;
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			className="grid gap-4 rounded-md border border-line border-t-4 border-t-amber bg-surface p-5"
		>
			<HiddenFields
				fields={[
					...choiceFields(asked.choice),
					["action", action],
					["readAt", asked.readAt],
					["confirmed", prices?.length ? "price" : "yes"],
				]}
			/>
			<div>
				<h2 className="text-xl">{byKey(`action.${action}`)}</h2>
				<p className="mt-1 text-muted">
					{t("askFor", { count: number(language, count), names: names.join(", ") })}
					{count > names.length && " …"}
				</p>
			</div>
			<Inputs record={record} custom={custom} asked={asked} />
			{prices && <Prices prices={prices} />}
			<div className="flex flex-wrap gap-3">
				<Button type="submit">
					{prices?.length ? t("changePrices") : action === "price" ? t("preview") : t("confirm")}
				</Button>
				<LocalLink to={pathname + search} className="self-center px-3 font-semibold underline underline-offset-4">
					{t("cancel")}
				</LocalLink>
			</div>
		</Form>
	);
}

function Inputs({ record, custom, asked: { action, typed, errors } }: Props) {
	const t = useTexts("bulk");
	const states = useTextsByKey("recordStates");
	const byKey = useTextsByKey("bulk");
	const words = useFilterWords(record, custom);
	const error = (name: string, text = byKey) => (errors[name] ? text(errors[name]) : null);
	if (action === "reserve")
		return (
			<Pair>
				<TextField
					type="date"
					name="reserved_until"
					label={states("field.reserved_until")}
					defaultValue={typed.reserved_until}
					error={error("reserved_until", states)}
					required
				/>
				<TextField
					name="reserved_for"
					label={states("field.reserved_for")}
					hint={states("hint.reserved_for")}
					defaultValue={typed.reserved_for}
					maxLength={200}
				/>
			</Pair>
		);
	if (action === "price")
		return (
			<Pair>
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
					<option value="percent">{t("by.percent")}</option>
					<option value="euro">{t("by.euro")}</option>
				</SelectField>
			</Pair>
		);
	return (
		<fieldset className="grid gap-3">
			<legend className="pb-1 text-muted">{t("pickHint")}</legend>
			{Object.entries(record.list.settable).map(([name, choices]) => (
				<div key={name} className="flex flex-wrap items-end gap-3">
					<label className="flex min-h-11 items-center gap-2">
						<input type="checkbox" name="pick" value={name} className="size-5 checked:accent-amber" />
						<span className="sr-only">{t("pick", { field: words.label(name) })}</span>
					</label>
					<SelectField name={name} label={words.label(name)} defaultValue={typed[name]}>
						{choices!.map((word) => (
							<option key={word} value={word}>
								{words.word(name, word)}
							</option>
						))}
					</SelectField>
				</div>
			))}
			{errors.pick && <p className="text-sm font-semibold text-bad">{byKey(errors.pick)}</p>}
		</fieldset>
	);
}

function Pair({ children }: { children: ReactNode }) {
	return <div className="grid max-w-xl gap-4 sm:grid-cols-2">{children}</div>;
}

function Prices({ prices }: { prices: PricePreview[] }) {
	const t = useTexts("bulk");
	const language = useLanguage();
	return (
		<table className="w-full max-w-2xl text-left tabular-nums">
			<caption className="sr-only">{t("preview")}</caption>
			<thead>
				<tr className="border-b border-strong-line text-sm text-muted">
					<th scope="col">{t("record")}</th>
					<th scope="col" className="text-right">
						{t("before")}
					</th>
					<th scope="col" className="text-right">
						{t("after")}
					</th>
				</tr>
			</thead>
			<tbody>
				{prices.map(({ id, name, from, to }) => (
					<tr key={id} className="border-b border-line">
						<td className="py-1.5 [overflow-wrap:anywhere]">{name}</td>
						<td className="py-1.5 text-right whitespace-nowrap">{money(language, from)}</td>
						<td className="py-1.5 text-right font-semibold whitespace-nowrap">
							{to === null ? t("impossible") : money(language, to)}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
