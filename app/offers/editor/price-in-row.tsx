import { mdiPencilOutline } from "@mdi/js";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useFetcher, useLocation } from "react-router";
import { useLanguage, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { type RecordsAnswer, rowFailure } from "../../records/list/bulk-answer.ts";
import type { ListLine } from "../../records/list/record-list.ts";
import { numberWord, shownNumber } from "../../records/number-words.ts";
import { Button } from "../../ui/button.tsx";
import { closeOnEscape } from "../../ui/close-on-escape.ts";
import { inputLook } from "../../ui/form/field.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";

/** A price that is changed in its row. What is typed stays in the other rows, and where it was refused. */
export function PriceInRow({ line, cents, children }: { line: ListLine; cents: number; children: ReactNode }) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const language = useLanguage();
	const { pathname, search } = useLocation();
	const fetcher = useFetcher<RecordsAnswer>({ key: `price ${line.id}` });
	const id = useId();
	const opener = useRef<HTMLElement>(null);
	const sent = useRef(false);
	// The field that had the focus goes with the panel.
	useEffect(() => {
		if (sent.current && document.activeElement === document.body) opener.current?.focus();
		sent.current = false;
	}, [line.version]);
	const error = fetcher.state === "idle" ? rowFailure(fetcher.data) : null;
	return (
		// Another version closes it: the price is saved.
		<details key={line.version} onKeyDown={closeOnEscape} className="group">
			<summary
				ref={opener}
				title={t("rowPrice", { name: line.name })}
				className="inline-flex min-h-8 list-none flex-wrap items-center gap-x-1 rounded-sm hover:bg-sunken [&::-webkit-details-marker]:hidden"
			>
				{children}
				<Icon path={mdiPencilOutline} size={16} className="text-muted" />
				<span className="sr-only">{t("rowPrice", { name: line.name })}</span>
			</summary>
			<fetcher.Form
				method="post"
				action={pathname + search}
				onSubmit={() => void (sent.current = true)}
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
						className={`${inputLook} min-h-11 min-w-36`}
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
