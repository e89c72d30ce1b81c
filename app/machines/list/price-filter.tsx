import { money, number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { bothEnds, priceStep } from "./filter-kinds.ts";
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

const thumbLook =
	"price-thumb pointer-events-none absolute inset-0 m-0 w-full appearance-none bg-transparent focus-visible:shadow-none focus-visible:outline-none";

/** The price range: two number fields and, with a script, a slider with two thumbs. */
export function PriceFilter({ type, end, min, max, onChange, onRequest }: Props) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const { draft, change, tell } = usePausedLimits({ min, max }, onChange);
	const low = Math.min(draft.min ?? 0, end);
	const high = Math.min(draft.max ?? end, end);
	const step = priceStep[type];
	const price = (euros: number) => money(language, euros * 100) + (type === "miete" ? ` ${t("perDay")}` : "");
	const slider = { type: "range", min: 0, max: end, step, className: thumbLook } as const;
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
						<svg aria-hidden className="absolute inset-x-0 top-1/2 h-1 w-full -translate-y-1/2 fill-amber">
							<rect x={`${(low / end) * 100}%`} width={`${(Math.max(0, high - low) / end) * 100}%`} height="100%" />
						</svg>
						<input
							{...slider}
							aria-label={t("priceFromSlider")}
							aria-valuetext={price(low)}
							value={low}
							onChange={(event) => change({ ...draft, min: limit(Math.min(Number(event.target.value), high), 0) })}
						/>
						<input
							{...slider}
							aria-label={t("priceToSlider")}
							aria-valuetext={price(high)}
							value={high}
							onChange={(event) => change({ ...draft, max: limit(Math.max(Number(event.target.value), low), end) })}
						/>
					</>
				)}
			</div>
			<OnRequest {...onRequest} />
		</fieldset>
	);
}

/** A thumb at its end sets no limit. */
function limit(value: number, end: number): number | null {
	return value === end ? null : value;
}

/** The switch for machines without a price. Without a script, the form sends only the "0" if it is off. */
function OnRequest({ count, shown, onChange }: Props["onRequest"]) {
	const t = useTexts("listFilter");
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
