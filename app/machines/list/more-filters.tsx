import type { Language } from "../../foundation/i18n/language.ts";
import { mdiChevronDown } from "@mdi/js";
import { type ReactNode, useState } from "react";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { unitWord } from "../../foundation/i18n/unit.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { chooseLimits, chooseValue } from "./change-filter.ts";
import { labelOfLimit, labelOfWord } from "./condition-label.ts";
import { AVAILABLE_NOW, bothEnds, type Facet, type Option } from "./filter-kinds.ts";
import { LimitField, type Limits, usePausedLimits } from "./limit-field.tsx";
import type { OfferFilter } from "./list-address.ts";
import type { ChangeFilter } from "./use-filter.ts";

type RangeFacet = Extract<Facet, { kind: "range" }>;
type ChoiceFacet = Extract<Facet, { kind: "words" }>;
type FilterProps = { filter: OfferFilter; onChange: ChangeFilter };

export function MoreFilters({ facets, ...rest }: FilterProps & { facets: Facet[] }) {
	const t = useTexts("listFilter");
	const yes = facets.filter((facet) => facet.kind === "words" && facet.isYes) as ChoiceFacet[];
	const equipment = yes.filter(({ name }) => name !== AVAILABLE_NOW);
	const chosen = equipment.filter(({ name }) => rest.filter.words[name]);
	if (facets.length === 0) return null;
	return (
		<div className="grid gap-5">
			<YesBoxes facets={yes.filter(({ name }) => name === AVAILABLE_NOW)} {...rest} />
			{facets.some(({ name }) => name !== AVAILABLE_NOW) && (
				<div className="divide-y divide-line border-y border-line">
					{facets.map((facet) => {
						if (facet.kind === "range") return <Range key={facet.name} facet={facet} {...rest} />;
						return !facet.isYes && <Words key={facet.name} facet={facet} {...rest} />;
					})}
					{equipment.length > 0 && (
						<Group label={t("equipment")} chosen={chosen.map(({ label }) => label).join(", ")}>
							<YesBoxes facets={equipment} {...rest} />
						</Group>
					)}
				</div>
			)}
		</div>
	);
}

function Group({ label, chosen, children }: { label: string; chosen: string; children: ReactNode }) {
	return (
		<details className="group">
			<summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 hover:text-ink">
				<span className="shrink-0 font-semibold">{label}</span>
				<span className="min-w-0 grow truncate text-right text-sm text-muted">{chosen}</span>
				<Icon path={mdiChevronDown} size={20} className="shrink-0 group-open:rotate-180" />
			</summary>
			<div role="group" aria-label={label} className="pb-4">
				{children}
			</div>
		</details>
	);
}

/** Metric horsepower in German, mechanical in English. */
const HORSEPOWER_PER_KILOWATT: Record<Language, number> = { de: 1.35962, en: 1.34102 };

function Range({ facet, filter, onChange }: FilterProps & { facet: RangeFacet }) {
	const t = useTexts("listFilter");
	const language = useLanguage();
	const [from, to] = [`${facet.name}_min`, `${facet.name}_max`];
	const [min, max] = [filter.limits[from] ?? null, filter.limits[to] ?? null];
	const { draft, change, tell } = usePausedLimits({ min, max }, (limits: Limits) =>
		onChange((now) => chooseLimits(now, { [from]: limits.min, [to]: limits.max })),
	);
	const label = facet.unit ? t("inUnit", { label: facet.label, unit: unitWord(language, facet.unit) }) : facet.label;
	const chosen = [
		min !== null && t("from", { value: labelOfLimit(facet, min, language) }),
		max !== null && t("to", { value: labelOfLimit(facet, max, language) }),
	];
	const horsepower = (kilowatts: number) =>
		t("horsepower", { value: number(language, kilowatts * HORSEPOWER_PER_KILOWATT[language]) });
	const plain = (value: number) => (facet.isYear ? String(value) : number(language, value, facet.decimals));
	return (
		<Group label={label} chosen={chosen.filter(Boolean).join(" ")}>
			<div className="grid grid-cols-2 gap-3">
				{bothEnds.map((end) => (
					<LimitField
						key={end}
						name={`${facet.name}_${end}`}
						label={t(end === "min" ? "fieldFrom" : "fieldTo")}
						value={draft[end]}
						placeholder={plain(end === "min" ? facet.lowest : facet.highest)}
						decimals={facet.decimals}
						aside={facet.name === "power" ? horsepower : undefined}
						onChange={(value) => change({ ...draft, [end]: value })}
						onLeave={tell}
					/>
				))}
			</div>
			{facet.isPartial && <p className="mt-2 text-sm text-muted">{t("withValue", { count: facet.count })}</p>}
		</Group>
	);
}

const SHOWN_AT_FIRST = 6;
/** With fewer hidden options, a "more" line is not worth it. */
const FEWEST_HIDDEN = 3;

function Words({ facet, ...rest }: FilterProps & { facet: ChoiceFacet }) {
	const t = useTexts("listFilter");
	const { options } = facet;
	const ticked = rest.filter.words[facet.name] ?? [];
	const shown = options.length < SHOWN_AT_FIRST + FEWEST_HIDDEN ? options.length : SHOWN_AT_FIRST;
	const others = options.slice(shown);
	// Stays as it was at first: a list that closed while somebody ticks would lose their place.
	const [isOpen] = useState(others.some(({ word }) => ticked.includes(word)));
	const box = (option: Option) => <Box key={option.word} facet={facet} option={option} {...rest} />;
	return (
		<Group label={facet.label} chosen={ticked.map((word) => labelOfWord(facet, word)).join(", ")}>
			{options.slice(0, shown).map(box)}
			{others.length > 0 && (
				<details open={isOpen}>
					<summary className="min-h-10 cursor-pointer px-2 py-2 text-sm underline underline-offset-4">
						{t("more", { count: others.length })}
					</summary>
					{others.map(box)}
				</details>
			)}
		</Group>
	);
}

function YesBoxes({ facets, ...rest }: FilterProps & { facets: ChoiceFacet[] }) {
	return facets.map((facet) =>
		facet.options.map((option) => <Box key={facet.name} facet={facet} option={option} {...rest} />),
	);
}

function Box({ facet, option, filter, onChange }: FilterProps & { facet: ChoiceFacet; option: Option }) {
	const { name } = facet;
	const { word, count } = option;
	const label = facet.isYes ? facet.label : labelOfWord(facet, word);
	return (
		<label className="flex min-h-10 items-center gap-3 rounded-sm px-2 hover:bg-sunken has-checked:font-bold">
			<input
				type="checkbox"
				name={name}
				value={word}
				checked={filter.words[name]?.includes(word) ?? false}
				onChange={({ target: { checked } }) => onChange((now) => chooseValue(now, name, word, checked))}
				className="size-5 shrink-0 checked:accent-amber"
			/>
			<span className="min-w-0 wrap-anywhere">
				{label} <span className="font-normal text-muted">{`(${count})`}</span>
			</span>
		</label>
	);
}
