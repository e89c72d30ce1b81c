import { mdiClose, mdiTune } from "@mdi/js";
import { type FormEvent, useRef, useState } from "react";
import { Form } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useBackCloses } from "../../foundation/ui/use-back-closes.ts";
import { CategoryChoice, type CategoryCounts } from "./category-choice.tsx";
import { activeFilters, chooseType, forget } from "./change-filter.ts";
import type { Facet } from "./filter-kinds.ts";
import { MoreFilters } from "./more-filters.tsx";
import type { OfferType } from "../offer.ts";
import { type OfferFilter, resetFilter } from "./list-address.ts";
import { PriceFilter } from "./price-filter.tsx";
import { SearchBox } from "../search/search-box.tsx";
import { type ChangeFilter, useFilter } from "./use-filter.ts";

export const FILTER_FORM = "offer-filters";

type Props = {
	filter: OfferFilter;
	pageType: OfferType;
	priceEnd: number;
	count: number;
	facets: Facet[];
	/** The number of machines without a price. */
	onRequest: number;
	categories: CategoryCounts;
};

/** The filters: beside the list if that has room for three cards, else in a drawer. */
export function OfferFilters(props: Props) {
	const t = useTexts("angebot");
	const [filter, setFilter] = useFilter(props.filter, props.pageType, props.facets);
	// A reset remounts search and price, whose pending timers would bring back what was typed.
	const [resets, setResets] = useState(0);
	const drawer = useRef<HTMLDialogElement>(null);
	const [open, setOpen] = useState(false);
	const close = useBackCloses(open, () => {
		setOpen(false);
		drawer.current?.close();
	});
	const show = () => {
		drawer.current?.showModal();
		setOpen(true);
	};
	const chosen = activeFilters(props.filter).length;
	const reset = () => {
		setFilter(resetFilter);
		setResets((count) => count + 1);
	};
	return (
		<search className="list-search">
			<SearchBox
				key={resets}
				value={props.filter.q}
				type={filter.type}
				hasWeight={props.facets.some(({ name }) => name === "weight")}
				form={FILTER_FORM}
				onSearch={(q, said) => setFilter((now) => ({ ...(said ? forget(now, said) : now), q }))}
			/>
			<Button kind="secondary" onClick={show} className="needs-script shrink-0 xl:!hidden" aria-haspopup="dialog">
				<Icon path={mdiTune} size={18} />
				{t("filters")} {chosen > 0 && <span>{`(${chosen})`}</span>}
			</Button>
			<dialog
				ref={drawer}
				onClose={() => open && close()}
				aria-label={t("filters")}
				className="filter-drawer bg-surface text-ink"
			>
				<div className="flex items-center justify-between border-b border-line px-5 py-3">
					<h2 className="text-xl">{t("filters")}</h2>
					<Button kind="quiet" size="icon" aria-label={t("filtersClose")} onClick={close} className="of-drawer">
						<Icon path={mdiClose} size={22} className="m-auto" />
					</Button>
				</div>
				<Fields key={resets} {...props} filter={filter} setFilter={setFilter} onReset={reset} />
				<div className="of-drawer sticky bottom-0 border-t border-line bg-surface p-4">
					<Button className="w-full" onClick={close}>
						{props.count === 0 ? t("showNone") : t("show", { count: props.count })}
					</Button>
				</div>
			</dialog>
		</search>
	);
}

type FieldsProps = Props & { setFilter: ChangeFilter; onReset: () => void };

function Fields({ filter, pageType, priceEnd, facets, onRequest, categories, setFilter, onReset }: FieldsProps) {
	const t = useTexts("angebot");
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
		setFilter((now) => ({ ...now, q }));
	};
	return (
		<Form method="get" id={FILTER_FORM} onSubmit={submit} className="grid gap-7 p-5">
			<Choice
				legend={t("offerType")}
				name="type"
				labels={{ alle: t("typeAlle"), kauf: t("typeKauf"), miete: t("typeMiete") }}
				chosen={filter.type}
				onChoose={(type) => setFilter((now) => chooseType(now, type))}
			/>
			<CategoryChoice filter={filter} known={facets} counts={categories} onChange={setFilter} />
			{filter.type === "alle" ? (
				<div>
					<p className="mb-1.5 font-semibold">{t("price")}</p>
					<p className="text-sm text-muted">{t("pricesApart")}</p>
				</div>
			) : (
				<PriceFilter
					key={pageType}
					type={pageType}
					end={priceEnd}
					min={filter.min}
					max={filter.max}
					onChange={(limits) => setFilter((now) => ({ ...now, ...limits }))}
					onRequest={{
						count: onRequest,
						shown: filter.onRequest,
						onChange: (shown) => setFilter((now) => ({ ...now, onRequest: shown })),
					}}
				/>
			)}
			<Choice
				legend={t("condition")}
				name="condition"
				labels={{ alle: t("conditionAlle"), neu: t("conditionNeu"), gebraucht: t("conditionGebraucht") }}
				chosen={filter.condition}
				onChoose={(condition) => setFilter((now) => ({ ...now, condition }))}
			/>
			<MoreFilters filter={filter} facets={facets} onChange={setFilter} />
			<div className="grid gap-3">
				<Button type="submit" className="without-script">
					{t("apply")}
				</Button>
				<a
					href="?"
					onClick={(event) => {
						event.preventDefault();
						onReset();
					}}
					className={buttonLook({ kind: "secondary" })}
				>
					{t("reset")}
				</a>
			</div>
		</Form>
	);
}

type ChoiceProps<Word extends string> = {
	legend: string;
	name: string;
	labels: Readonly<Record<Word, string>>;
	chosen: Word;
	onChoose: (word: Word) => void;
};

function Choice<Word extends string>({ legend, name, labels, chosen, onChoose }: ChoiceProps<Word>) {
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{legend}</legend>
			<div className="grid auto-cols-fr grid-flow-col rounded-sm border border-strong-line bg-ground p-0.5">
				{(Object.entries(labels) as [Word, string][]).map(([word, label]) => (
					<label
						key={word}
						className="relative grid min-h-10 place-items-center rounded-[1px] px-2 text-center text-[0.9375rem] has-checked:bg-graphite has-checked:font-bold has-checked:text-on-graphite has-focus-visible:outline-3 has-focus-visible:outline-amber dark:has-checked:bg-amber dark:has-checked:text-on-amber"
					>
						<input
							type="radio"
							name={name}
							value={word}
							checked={chosen === word}
							onChange={() => onChoose(word)}
							className="absolute inset-0 opacity-0"
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
