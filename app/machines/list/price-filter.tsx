import { money, number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { bothEnds, priceStops, type RangeEnd } from "./filter-kinds.ts";
import { LimitField, type Limits, usePausedLimits } from "./limit-field.tsx";
import type { OfferType } from "../offer.ts";

type Props = Limits & {
	type: OfferType;
	/** The end of the slider; 0 for none. */
	end: number;
	onChange: (limits: Limits) => void;
	/** How many machines have no price, and whether the list has them. */
	onRequest: { count: number; shown: boolean; onChange: (shown: boolean) => void };
};

/** The price range: two number fields and, with a script, a slider with two thumbs. */
export function PriceFilter({ type, end, min, max, onChange, onRequest }: Props) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const { draft, change, tell } = usePausedLimits({ min, max }, onChange);
	const low = Math.min(draft.min ?? 0, end);
	const high = Math.min(draft.max ?? end, end);
	const stops = priceStops(type, end);
	const placeOf = (euros: number) => stops.filter((stop) => stop < euros).length;
	const last = stops.length - 1;
	const left = placeOf(low);
	const right = placeOf(high);
	const price = (euros: number) => money(language, euros * 100) + (type === "miete" ? ` ${t("perDay")}` : "");
	// A thumb at its end sets no limit.
	const slide = (name: RangeEnd, euros: number) => {
		if (name === "min") change({ ...draft, min: Math.min(euros, high) || null });
		else change({ ...draft, max: euros === end ? null : Math.max(euros, low) });
	};
	return (
		<fieldset>
			<legend className="mb-1.5 font-semibold">{t(type === "miete" ? "priceMiete" : "priceKauf")}</legend>
			<div className="grid grid-cols-2 gap-3">
				{bothEnds.map((name) => (
					<LimitField
						key={name}
						name={name}
						label={t(name === "min" ? "priceFrom" : "priceTo")}
						value={draft[name]}
						placeholder={name === "min" ? "0" : end > 0 ? number(language, end) : ""}
						decimals={0}
						onChange={(value) => change({ ...draft, [name]: value })}
						onLeave={tell}
					/>
				))}
			</div>
			{/* Its place stays, so that nothing moves under the pointer that leaves a field. */}
			<div className="needs-script relative mt-4 h-8">
				{end > 0 && (
					<>
						<div aria-hidden className="absolute inset-x-0 top-1/2 h-1 -translate-y-1/2 bg-line" />
						{/* SVG attributes, because the Content Security Policy forbids style attributes. */}
						<svg
							aria-hidden
							viewBox={`0 0 ${last} 1`}
							preserveAspectRatio="none"
							className="absolute inset-x-0 top-1/2 h-1 w-full -translate-y-1/2 fill-amber"
						>
							<rect x={left} width={Math.max(0, right - left)} height="1" />
						</svg>
						{bothEnds.map((name) => (
							<input
								key={name}
								type="range"
								max={last}
								className="price-thumb"
								aria-label={t(name === "min" ? "priceFromSlider" : "priceToSlider")}
								aria-valuetext={price(name === "min" ? low : high)}
								value={name === "min" ? left : right}
								onChange={({ target: { valueAsNumber: at } }) => slide(name, stops[at]!)}
							/>
						))}
					</>
				)}
			</div>
			<OnRequest {...onRequest} />
		</fieldset>
	);
}

/** The switch for machines without a price. Without a script, the form sends only the "0" if it is off. */
function OnRequest({ count, shown, onChange }: Props["onRequest"]) {
	const t = useTexts("listFilter");
	if (count === 0 && shown) return null;
	return (
		<label className="mt-2 flex min-h-10 items-center gap-3 rounded-sm px-2 hover:bg-sunken">
			<input type="hidden" name="on_request" value="0" />
			<input
				type="checkbox"
				name="on_request"
				value="1"
				checked={shown}
				onChange={({ target: { checked } }) => onChange(checked)}
				className="size-5 checked:accent-amber"
			/>
			<span>{t("onRequest", { count })}</span>
		</label>
	);
}
