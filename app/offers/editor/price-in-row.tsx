import { type ReactNode, useId } from "react";
import { useFetcher, useLocation } from "react-router";
import { useLanguage, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { type RecordsAnswer, rowFailure } from "../../records/list/bulk-answer.ts";
import type { ListLine } from "../../records/list/record-list.ts";
import { numberWord, shownNumber } from "../../records/number-words.ts";
import { Button } from "../../ui/button.tsx";
import { closeOnEscape } from "../../ui/close-on-escape.ts";
import { inputLook } from "../../ui/form/field.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";

/** A price that is changed in its row. What is typed stays in the other rows, and where it was refused. */
export function PriceInRow({ line, cents, children }: { line: ListLine; cents: number; children: ReactNode }) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const language = useLanguage();
	const { pathname, search } = useLocation();
	const fetcher = useFetcher<RecordsAnswer>({ key: `price ${line.id}` });
	const id = useId();
	const error = fetcher.state === "idle" ? rowFailure(fetcher.data) : null;
	return (
		// Another version closes it: the price is saved.
		<details key={line.version} onKeyDown={closeOnEscape} className="group">
			<summary
				title={t("rowPrice", { name: line.name })}
				className="inline-flex min-h-8 list-none items-center rounded-sm hover:bg-sunken [&::-webkit-details-marker]:hidden"
			>
				<span className="underline decoration-dotted underline-offset-4">{children}</span>
				<span className="sr-only">{t("rowPrice", { name: line.name })}</span>
			</summary>
			<fetcher.Form
				method="post"
				action={pathname + search}
				className="mt-1 grid gap-2 rounded-md border border-line bg-surface p-3 whitespace-normal"
			>
				<HiddenFields
					fields={{ action: "price", confirmed: "price", by: "exact", chosen: `${line.id} ${line.version}` }}
				/>
				<label htmlFor={id} className="text-sm font-semibold">
					{t("rowPriceLabel")}
				</label>
				<div className="flex gap-2 xl:grid">
					<input
						id={id}
						name="amount"
						inputMode="decimal"
						autoComplete="off"
						required
						defaultValue={shownNumber(language, numberWord(cents / 100), { money: true })}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
						className={`${inputLook} min-h-11 min-w-0`}
					/>
					<Button type="submit" size="small" disabled={fetcher.state !== "idle"}>
						{t("rowSave")}
					</Button>
				</div>
				{error && (
					<p id={`${id}-error`} role="alert" className="text-sm font-semibold text-bad">
						{byKey(error)}
					</p>
				)}
			</fetcher.Form>
		</details>
	);
}
