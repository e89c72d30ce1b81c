import { useEffect, useRef, useState } from "react";
import { useTexts } from "../i18n/texts.tsx";
import type { OfferType } from "./offer.ts";
import { priceStep } from "./offer-price.ts";

const PAUSE_MILLISECONDS = 300;

type Limits = { min: number | null; max: number | null };

/** The price range: two number fields, and a slider with two thumbs, which needs a script. */
export function PriceFilter({
	type,
	end,
	min,
	max,
	onChange,
}: { type: OfferType; end: number; onChange: (limits: Limits) => void } & Limits) {
	const t = useTexts("angebot");
	const [draft, setDraft] = useState<Limits>({ min, max });
	const [loaded, setLoaded] = useState<Limits>({ min, max });
	if (loaded.min !== min || loaded.max !== max) {
		setLoaded({ min, max });
		setDraft({ min, max });
	}
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);
	const change = (next: Limits) => {
		setDraft(next);
		clearTimeout(timer.current);
		timer.current = setTimeout(() => onChange(next), PAUSE_MILLISECONDS);
	};
	const low = Math.min(draft.min ?? 0, end);
	const high = Math.min(draft.max ?? end, end);
	const step = priceStep[type];
	const suffix = t(type === "miete" ? "suffixMiete" : "suffixKauf");
	const slider = { type: "range", min: 0, max: end, step, className: "price-thumb" } as const;
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{t(type === "miete" ? "priceMiete" : "priceKauf")}</legend>
			<div className="grid grid-cols-2 gap-3">
				<Amount
					name="min"
					label={t("priceFrom")}
					value={draft.min}
					placeholder="0"
					onChange={(value) => change({ ...draft, min: value })}
				/>
				<Amount
					name="max"
					label={t("priceTo")}
					value={draft.max}
					placeholder={String(end)}
					onChange={(value) => change({ ...draft, max: value })}
				/>
			</div>
			<div className="needs-script relative mt-4 h-8">
				<div aria-hidden className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 bg-line" />
				{/* SVG attributes, because the Content Security Policy forbids style attributes. */}
				<svg aria-hidden className="absolute inset-x-0 top-1/2 h-1 w-full -translate-y-1/2 fill-amber">
					<rect x={`${(low / end) * 100}%`} width={`${((high - low) / end) * 100}%`} height="100%" />
				</svg>
				<input
					{...slider}
					aria-label={t("priceFromSlider")}
					aria-valuetext={`${low} ${suffix}`}
					value={low}
					onChange={(event) => change({ ...draft, min: limit(Math.min(Number(event.target.value), high), 0) })}
				/>
				<input
					{...slider}
					aria-label={t("priceToSlider")}
					aria-valuetext={`${high} ${suffix}`}
					value={high}
					onChange={(event) => change({ ...draft, max: limit(Math.max(Number(event.target.value), low), end) })}
				/>
			</div>
		</fieldset>
	);
}

/** A thumb at its end sets no limit, so that machines without a price stay in the list. */
function limit(value: number, end: number): number | null {
	return value === end ? null : value;
}

function Amount({
	name,
	label,
	value,
	placeholder,
	onChange,
}: {
	name: "min" | "max";
	label: string;
	value: number | null;
	placeholder: string;
	onChange: (value: number | null) => void;
}) {
	return (
		<label className="grid gap-1 text-sm">
			<span className="text-muted">{label}</span>
			<input
				type="number"
				name={name}
				inputMode="numeric"
				min={0}
				step={1}
				value={value ?? ""}
				placeholder={placeholder}
				onChange={(event) => onChange(/^\d{1,9}$/.test(event.target.value) ? Number(event.target.value) : null)}
				className="min-h-11 w-full rounded-sm border border-strong-line bg-ground px-3 text-base"
			/>
		</label>
	);
}
