import { mdiPencilOutline, mdiToggleSwitch, mdiToggleSwitchOffOutline } from "@mdi/js";
import { money } from "../../foundation/i18n/format.ts";
import { longWords } from "../../foundation/i18n/long-words.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Counted } from "../../content/list/record-section.tsx";
import type { ListLine } from "../../content/list/record-list.server.ts";
import type { CustomList } from "../../content/list/record-list.ts";
import type { BulkAnswer } from "../../office/list/bulk-answer.ts";
import { useNameOf } from "../../office/frame/people.tsx";
import { ChoiceContext } from "../../office/list/use-choice.ts";
import { StateMark } from "../../content/states/state-mark.tsx";
import { offerRecord } from "../offer-record.ts";
import { OfferMenu } from "./offer-menu.tsx";
import { EditLink } from "../../office/list/row-actions.tsx";
import { type ReactNode, type ToggleEvent, use, useId } from "react";
import { useFetcher, useLocation } from "react-router";
import { rowFailure } from "../../content/list/record-bulk.ts";
import { numberWord, shownNumber } from "../../content/number-words.ts";
import { Button } from "../../foundation/ui/button.tsx";
import { closeOnEscape } from "../../foundation/ui/close-on-escape.ts";
import { inputLook } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";

const categories = { namespace: "angebot", prefix: "category." } as const;

export const offerList: CustomList = {
	filterTexts: { main_category: categories, category: categories },
	cells: {
		nr: OfferNumber,
		category: Category,
		list_price: Price,
		sold_to: ({ line }) => <Sale line={line} column="sold_to" />,
		sold_price: ({ line }) => <Sale line={line} column="sold_price" />,
	},
	state: OfferState,
	heads: { type: "kind" },
	more: OfferMenu,
};

/** The state with its day and, for a machine that is online and not reserved, whether it is available. */
function OfferState({ line }: { line: ListLine }) {
	const t = useTexts("bulk");
	const isWorkedOn = use(ChoiceContext) !== null;
	const { available, reserved_for, sold_to } = line.cells;
	const row = Object.fromEntries(Object.entries(line.cells).map(([name, { value }]) => [name, value]));
	const whom = { reserved: reserved_for, sold: sold_to }[line.state as string]?.value;
	const customer = whom ? t(line.state === "sold" ? "soldTo" : "reservedFor", { whom: String(whom) }) : null;
	return (
		<span className="flex flex-wrap items-baseline gap-x-3 list:grid list:justify-items-start">
			<StateMark row={{ ...row, state: line.state, available: isWorkedOn ? null : available!.value }} />
			{customer && (
				<span
					title={customer}
					className="text-sm text-muted max-w-full truncate max-list:self-center list:max-w-38 list:max-[90rem]:hidden 2xl:max-w-52"
				>
					{customer}
				</span>
			)}
			{isWorkedOn && line.state === "online" && <AvailableInRow line={line} />}
		</span>
	);
}

function OfferNumber({ line }: { line: ListLine }) {
	const nr = Number(line.cells.nr!.value);
	return <Counted words={useTexts("listing")("numberOf", { nr })} figure={nr} />;
}

/** The subcategory if there is one, else the main category. */
function Category({ line }: { line: ListLine }) {
	const t = useTextsByKey("angebot");
	const part = String(line.cells.category!.value).split(" - ").at(-1);
	// A draft may have none yet.
	if (!part) return null;
	return (
		<span className="running-text max-2xl:block list:max-2xl:min-w-34 list:max-2xl:wrap-anywhere">
			{longWords(t(`category.${part}`), 11)}
		</span>
	);
}

function Price({ line }: { line: ListLine }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const isWorkedOn = use(ChoiceContext) !== null;
	const listing = useTexts("listing");
	const { list_price, price_on_request, type, sold_price } = line.cells;
	const isSold = line.state === "sold";
	// Of a sold machine the proceeds count, and only where they are unknown what it was offered for.
	const proceeds = isSold ? sold_price!.value : null;
	const amount = proceeds ?? list_price!.value;
	if (amount === null) return t(price_on_request!.value ? "priceOnRequest" : "noPrice");
	const cents = Number(amount);
	const words = (
		<>
			{proceeds !== null && <span>{listing("sold_price")} </span>}
			<span className="whitespace-nowrap">{money(language, cents)}</span>{" "}
			{proceeds === null && type!.value === "miete" && (
				<span className="whitespace-nowrap text-muted">{t("perDay")}</span>
			)}
		</>
	);
	if (isSold) return <span className="text-muted">{words}</span>;
	return isWorkedOn ? <PriceInRow line={line} cents={cents} words={words} /> : words;
}

/** A price that is changed in its row. Saving it keeps what is typed in other rows; a refusal keeps what is typed here. */
function PriceInRow({ line, cents, words }: { line: ListLine; cents: number; words: ReactNode }) {
	const t = useTexts("bulk");
	const language = useLanguage();
	const { Form, address, isBusy, id, version, failure } = useRowForm("price", line);
	return (
		// Another version closes it: the price is saved.
		<details key={line.version} onKeyDown={closeOnEscape} onToggle={selectPrice} className="group relative">
			<summary
				title={t("rowPrice", { name: line.name })}
				className="inline-flex min-h-8 list-none list:flex-row-reverse group-open:hidden items-center max-list:flex-wrap gap-x-1 rounded-sm hover:bg-sunken"
			>
				<span className="list:max-2xl:w-min">{words}</span>
				<Icon
					path={mdiPencilOutline}
					size={16}
					className="shrink-0 text-muted pointer-fine:[tr:not(:hover,:focus-within)_&]:opacity-0"
				/>
				<span className="sr-only">{t("rowPrice", { name: line.name })}</span>
			</summary>
			<Form
				method="post"
				action={address}
				onSubmit={(event) => {
					const { amount } = event.currentTarget.elements as unknown as { amount: HTMLInputElement };
					if (amount.value !== amount.defaultValue) return;
					event.preventDefault();
					const panel = event.currentTarget.closest("details")!;
					panel.open = false;
					panel.querySelector("summary")!.focus();
				}}
				// In a table it lies over the cells before it, so that no column moves.
				className="flex flex-wrap gap-1.5 py-1 text-left whitespace-normal list:absolute list:right-0 list:z-10 list:w-max list:max-w-64 list:-translate-y-6 list:rounded-md list:border list:border-line list:bg-surface list:p-1.5 list:shadow-lg"
			>
				<HiddenFields fields={{ action: "price", confirmed: "yes", by: "exact", chosen: `${line.id} ${version}` }} />
				<label htmlFor={id} className="sr-only">
					{t("rowPriceLabel")}
				</label>
				<input
					id={id}
					name="amount"
					inputMode="decimal"
					autoComplete="off"
					required
					defaultValue={shownNumber(language, numberWord(cents / 100), { money: true })}
					aria-invalid={failure ? true : undefined}
					aria-describedby={failure ? `${id}-error` : undefined}
					className={`${inputLook} min-h-9 px-2! max-list:max-w-36 list:w-32! 2xl:w-36!`}
				/>
				<Button size="small" disabled={isBusy}>
					{t("rowSave")}
				</Button>
				{failure}
			</Form>
		</details>
	);
}

/** Typing replaces the price as soon as its field opens. */
function selectPrice({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
	if (!currentTarget.open) return;
	const field = currentTarget.querySelector<HTMLInputElement>("[name=amount]");
	field?.focus();
	field?.select();
}

/** Part of a sale. A sale that was taken back leaves it in the row for a while, so only a sold machine shows it. */
function Sale({ line, column }: { line: ListLine; column: "sold_to" | "sold_price" }) {
	const t = useTexts("listing");
	const language = useLanguage();
	const { value } = line.cells[column]!;
	if (line.state !== "sold" || value === null) return null;
	return (
		<>
			{/* A card has no heading that says what it is. */}
			<span className="text-muted list:hidden">{t(column)} </span>
			<span className="whitespace-normal list:inline-block list:w-max list:max-w-36">
				{column === "sold_price" ? money(language, Number(value)) : value}
			</span>
		</>
	);
}

/** Whether a machine is available; a click on the pill changes that. */
function AvailableInRow({ line }: { line: ListLine }) {
	const t = useTexts("bulk");
	const { Form, address, isBusy, version, failure } = useRowForm("available", line);
	const isAvailable = line.cells.available!.value === true;
	const change = { available: String(!isAvailable), chosen: `${line.id} ${version}` };
	return (
		<Form method="post" action={address} onSubmit={(event) => isBusy && event.preventDefault()}>
			<HiddenFields fields={{ action: "set", confirmed: "yes", ...change }} />
			<button
				type="submit"
				title={t(isAvailable ? "makeUnavailable" : "makeAvailable")}
				// A disabled button would lose the focus.
				aria-disabled={isBusy}
				className="-ml-0.5 inline-flex min-h-6 items-center gap-1.5 rounded-sm pr-1 text-left text-sm whitespace-nowrap hover:bg-sunken"
			>
				<Icon path={isAvailable ? mdiToggleSwitch : mdiToggleSwitchOffOutline} size={20} className="text-muted" />
				{t(isAvailable ? "available" : "unavailable")}
				<span className="sr-only">
					, {t("toggle")}: {line.name}
				</span>
			</button>
			{failure}
		</Form>
	);
}

/** A form in a row of the list; `failure` says why the row was not changed, and `version` is the one that it knows. */
function useRowForm(name: string, line: ListLine) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const language = useLanguage();
	const nameOf = useNameOf();
	const id = useId();
	const { pathname, search } = useLocation();
	const { Form, state, data } = useFetcher<BulkAnswer>({ key: `${name} ${line.id}` });
	const isBusy = state !== "idle";
	const reason = isBusy ? null : rowFailure(data);
	const now = data?.state === "partly" ? data.failed[0]! : null;
	const said = { who: nameOf(now?.by ?? ""), price: now?.price ? money(language, now.price.cents) : "–" };
	const changed = now?.by && t(name === "price" ? "rowPriceNow" : "rowChanged", said);
	const words = reason && (changed || byKey(reason));
	const failure = reason && (
		<p id={`${id}-error`} role="alert" className="basis-full text-sm font-semibold whitespace-normal text-bad">
			{reason === "reason.farLower" ? <EditLink to={offerRecord.office.edit + line.id}>{words}</EditLink> : words}
		</p>
	);
	return { Form, address: pathname + search, isBusy, id, version: Math.max(line.version, now?.version ?? 0), failure };
}
