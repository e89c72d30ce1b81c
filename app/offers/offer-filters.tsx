import { mdiClose, mdiTune } from "@mdi/js";
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import {
	inAlphabet,
	mainCategories,
	type MainCategory,
	type OfferType,
	offerTypes,
	subcategoriesOf,
	type Subcategory,
} from "./offer.ts";
import {
	activeFilters,
	chooseCategory,
	chooseType,
	type OfferFilter,
	resetFilter,
	SEARCH_LENGTH,
} from "./offer-filter.ts";
import { PriceFilter } from "./price-filter.tsx";
import { type ChangeFilter, useFilter } from "./use-filter.ts";

const SEARCH_PAUSE_MILLISECONDS = 300;
export const FILTER_FORM = "offer-filters";

type Props = { filter: OfferFilter; pageType: OfferType; priceEnd: number; count: number };

/** The filters: beside the list on large screens, in a drawer on small ones, a plain GET form without a script. */
export function OfferFilters(props: Props) {
	const t = useTexts("angebot");
	const drawer = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const large = matchMedia("(min-width: 64rem)");
		const close = () => large.matches && drawer.current?.close();
		large.addEventListener("change", close);
		return () => large.removeEventListener("change", close);
	}, []);
	const chosen = activeFilters(props.filter).length;
	return (
		<search>
			<Button
				kind="secondary"
				onClick={() => drawer.current?.showModal()}
				className="needs-script w-full lg:!hidden"
				aria-haspopup="dialog"
			>
				<Icon path={mdiTune} size={18} className="mr-2 inline" />
				{t("filtersOpen")} {chosen > 0 && `(${chosen})`}
			</Button>
			<dialog ref={drawer} aria-label={t("filters")} className="filter-drawer bg-surface text-ink">
				<div className="flex items-center justify-between border-b border-line px-5 py-3">
					<h2 className="text-xl">{t("filters")}</h2>
					<Button
						kind="quiet"
						size="icon"
						aria-label={t("filtersClose")}
						onClick={() => drawer.current?.close()}
						className="needs-script lg:!hidden"
					>
						<Icon path={mdiClose} size={22} className="m-auto" />
					</Button>
				</div>
				<Fields {...props} />
				<div className="needs-script sticky bottom-0 border-t border-line bg-surface p-4 lg:!hidden">
					<Button className="w-full" onClick={() => drawer.current?.close()}>
						{props.count === 0 ? t("showNone") : props.count === 1 ? t("showOne") : t("show", { count: props.count })}
					</Button>
				</div>
			</dialog>
		</search>
	);
}

function Fields({ filter: loaded, pageType, priceEnd }: Props) {
	const t = useTexts("angebot");
	const [filter, setFilter] = useFilter(loaded, pageType);
	// A reset remounts search and price; otherwise their pending timers would bring back what was just typed.
	const [resets, setResets] = useState(0);
	const submit = (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
		setFilter((now) => ({ ...now, q, page: 1 }));
	};
	return (
		<Form method="get" id={FILTER_FORM} onSubmit={submit} className="grid gap-7 p-5">
			<SearchBox
				key={`search ${resets}`}
				value={loaded.q}
				onSearch={(q) => setFilter((now) => ({ ...now, q, page: 1 }))}
			/>
			<Choice legend={t("offerType")}>
				{(["alle", ...offerTypes] as const).map((type) => (
					<Segment
						key={type}
						name="type"
						value={type}
						checked={filter.type === type}
						onChoose={() => setFilter((now) => chooseType(now, type))}
					>
						{t(({ alle: "typeAlle", kauf: "typeKauf", miete: "typeMiete" } as const)[type])}
					</Segment>
				))}
			</Choice>
			<CategoryChoice filter={filter} onChange={setFilter} />
			{filter.type !== "alle" && (
				<PriceFilter
					key={`${pageType} ${resets}`}
					type={pageType}
					end={priceEnd}
					min={filter.min}
					max={filter.max}
					onChange={(limits) => setFilter((now) => ({ ...now, ...limits, page: 1 }))}
				/>
			)}
			<Choice legend={t("condition")}>
				{(["alle", "neu", "gebraucht"] as const).map((condition) => (
					<Segment
						key={condition}
						name="condition"
						value={condition}
						checked={filter.condition === condition}
						onChoose={() => setFilter((now) => ({ ...now, condition, page: 1 }))}
					>
						{t(({ alle: "conditionAlle", neu: "conditionNeu", gebraucht: "conditionGebraucht" } as const)[condition])}
					</Segment>
				))}
			</Choice>
			<div className="grid gap-3">
				<Button type="submit" className="without-script">
					{t("apply")}
				</Button>
				<a
					href="?"
					onClick={(event) => {
						event.preventDefault();
						setFilter(resetFilter);
						setResets((count) => count + 1);
					}}
					className={buttonLook({ kind: "secondary" })}
				>
					{t("reset")}
				</a>
			</div>
		</Form>
	);
}

/** Searches shortly after the last keystroke. Takes over a value that changes elsewhere, as by the back button. */
function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
	const t = useTexts("angebot");
	const input = useRef<HTMLInputElement>(null);
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => {
		if (input.current && document.activeElement !== input.current) input.current.value = value;
	}, [value]);
	useEffect(() => () => clearTimeout(timer.current), []);
	return (
		<div className="grid gap-1.5">
			<label htmlFor="q" className="font-semibold">
				{t("search")}
			</label>
			<input
				ref={input}
				id="q"
				name="q"
				type="search"
				defaultValue={value}
				maxLength={SEARCH_LENGTH}
				placeholder={t("searchHint")}
				autoComplete="off"
				enterKeyHint="search"
				onInput={(event) => {
					const q = event.currentTarget.value.trim();
					clearTimeout(timer.current);
					timer.current = setTimeout(() => onSearch(q), SEARCH_PAUSE_MILLISECONDS);
				}}
				className="min-h-11 w-full rounded-sm border border-strong-line bg-ground px-3"
			/>
		</div>
	);
}

function Choice({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{legend}</legend>
			<div className="grid auto-cols-fr grid-flow-col rounded-sm border border-strong-line bg-ground p-0.5">
				{children}
			</div>
		</fieldset>
	);
}

function Segment({
	name,
	value,
	checked,
	onChoose,
	children,
}: {
	name: string;
	value: string;
	checked: boolean;
	onChoose: () => void;
	children: ReactNode;
}) {
	return (
		<label className="relative grid min-h-10 place-items-center rounded-[1px] px-2 text-center text-[0.9375rem] has-checked:bg-graphite has-checked:font-bold has-checked:text-on-graphite has-focus-visible:outline-3 has-focus-visible:outline-amber dark:has-checked:bg-amber dark:has-checked:text-on-amber">
			<input
				type="radio"
				name={name}
				value={value}
				checked={checked}
				onChange={onChoose}
				className="absolute inset-0 opacity-0"
			/>
			{children}
		</label>
	);
}

/** The main categories; the chosen one shows its subcategories. Choosing it again clears the choice. */
function CategoryChoice({ filter, onChange }: { filter: OfferFilter; onChange: ChangeFilter }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const label = (word: MainCategory | Subcategory) => t(`category.${word}`);
	const line = "flex min-h-10 items-center gap-3 rounded-sm px-2 hover:bg-sunken has-checked:font-bold";
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{t("category")}</legend>
			<label className={line}>
				<input
					type="radio"
					name="category"
					value=""
					checked={filter.category === null}
					onChange={() => onChange((now) => chooseCategory(now, null))}
					className="size-5 checked:accent-amber"
				/>
				{t("categoryAll")}
			</label>
			{inAlphabet(mainCategories, label, language).map((main) => (
				<div key={main}>
					<label className={line}>
						<input
							type="radio"
							name="category"
							value={main}
							checked={filter.category === main}
							onChange={() => onChange((now) => chooseCategory(now, main))}
							onClick={() => filter.category === main && onChange((now) => chooseCategory(now, main))}
							className="size-5 checked:accent-amber"
						/>
						{label(main)}
					</label>
					{filter.category === main && subcategoriesOf[main].length > 0 && (
						<div role="group" aria-label={t("subcategory")} className="ml-4 border-l-2 border-amber pl-3">
							{inAlphabet(subcategoriesOf[main], label, language).map((sub) => (
								<label key={sub} className={line}>
									<input
										type="checkbox"
										name="sub"
										value={sub}
										checked={filter.subs.includes(sub)}
										onChange={({ target: { checked } }) =>
											onChange((now) => ({
												...now,
												page: 1,
												subs: [...now.subs.filter((other) => other !== sub), ...(checked ? [sub] : [])],
											}))
										}
										className="size-5 checked:accent-amber"
									/>
									{label(sub)}
								</label>
							))}
						</div>
					)}
				</div>
			))}
		</fieldset>
	);
}
