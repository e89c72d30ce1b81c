import { useId } from "react";
import { money, number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { breakEven, fixedCostAYear, MONTHS, type OwnershipInputs, yearCost } from "./ownership.ts";

/* Drawn without a script. Coordinates are percentages, so that lines and words keep their size on every screen. */

/** The lines differ by thickness and dashes, too, because forced colours make their colours equal. */
const lines = {
	own: { className: "stroke-ink forced-colors:stroke-[CanvasText]", strokeWidth: 4 },
	hire: { className: "stroke-link forced-colors:stroke-[CanvasText]", strokeWidth: 3, strokeDasharray: "7 5" },
};
const gridLook = "stroke-line forced-colors:stroke-[GrayText]";
const ownUseLook = "stroke-muted forced-colors:stroke-[CanvasText]";
const wordLook = "fill-muted text-sm forced-colors:fill-[CanvasText]";

/** A year's costs by months in use, owned and hired, and where they meet; `answer` says it in words. */
export function CostChart({ inputs, answer }: { inputs: OwnershipInputs & { rent: number }; answer: string }) {
	const t = useTexts("kaufenOderMieten");
	const language = useLanguage();
	const id = useId();
	const fixed = fixedCostAYear(inputs);
	const ownAtEnd = yearCost(inputs, MONTHS).own;
	const hireAtEnd = inputs.rent * MONTHS;
	const grid = gridUpTo(Math.max(ownAtEnd, hireAtEnd));
	const top = grid.at(-1)!;
	const x = (months: number) => `${(months / MONTHS) * 100}%`;
	const y = (euros: number) => `${100 - (euros / top) * 100}%`;
	const euros = useEuros();
	const meets = breakEven(inputs);
	// No line crosses the word above the dot on its left, or below it on its right.
	const isWordLeft = meets !== null && (meets > 0.75 * MONTHS || inputs.use > meets);
	return (
		<figure>
			<figcaption id={id} className="font-display text-lg font-bold">
				{t("chartTitle")}
			</figcaption>
			<ul aria-hidden className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
				{(["own", "hire"] as const).map((name) => (
					<li key={name} className="flex items-center gap-2">
						<svg className="h-4 w-10">
							<line x1="0" y1="50%" x2="100%" y2="50%" {...lines[name]} />
						</svg>
						{t(name)}
					</li>
				))}
			</ul>
			<div className="mt-4 overflow-x-auto overflow-y-hidden pt-3 pr-3 pb-12 pl-24">
				<svg
					role="img"
					aria-labelledby={id}
					aria-describedby={`${id}-text`}
					className="h-64 w-full overflow-visible sm:h-80"
				>
					<desc id={`${id}-text`}>
						{t("chartText", { fixed: euros(fixed), own: euros(ownAtEnd), hire: euros(hireAtEnd), answer })}
					</desc>
					{grid.map((value) => (
						<g key={value}>
							<line x1="0" x2="100%" y1={y(value)} y2={y(value)} className={gridLook} />
							<text x="0" y={y(value)} dx="-10" dy="5" textAnchor="end" className={wordLook}>
								{euros(value)}
							</text>
						</g>
					))}
					{[0, 2, 4, 6, 8, 10, 12].map((months) => (
						<g key={months}>
							<line x1={x(months)} x2={x(months)} y1="100%" y2="100%" className={gridLook} />
							<text x={x(months)} y="100%" dy="22" textAnchor="middle" className={wordLook}>
								{months}
							</text>
						</g>
					))}
					<text x="50%" y="100%" dy="44" textAnchor="middle" className={wordLook}>
						{t("axis")}
					</text>
					<line x1="0" y1={y(fixed)} x2="100%" y2={y(ownAtEnd)} {...lines.own} />
					<line x1="0" y1="100%" x2="100%" y2={y(hireAtEnd)} {...lines.hire} />
					<line x1={x(inputs.use)} x2={x(inputs.use)} y1="0" y2="100%" className={ownUseLook} strokeWidth="2" />
					<text x={x(inputs.use)} y="100%" dy="-10" {...beside(inputs.use > MONTHS / 2, 8)} className={wordLook}>
						{t("yourUse")}
					</text>
					{meets !== null && meets <= MONTHS && (
						<>
							<line x1={x(meets)} x2={x(meets)} y1="0" y2="100%" className={gridLook} strokeDasharray="2 4" />
							<circle
								cx={x(meets)}
								cy={y(inputs.rent * meets)}
								r="7"
								className={`fill-surface forced-colors:fill-[Canvas] ${lines.own.className}`}
								strokeWidth="3"
							/>
							<text
								x={x(meets)}
								y={y(inputs.rent * meets)}
								dy={isWordLeft ? -14 : 26}
								{...beside(isWordLeft, 10)}
								className="fill-ink font-display font-bold forced-colors:fill-[CanvasText]"
							>
								{t("even", { count: number(language, meets, 1) })}
							</text>
						</>
					)}
				</svg>
			</div>
		</figure>
	);
}

/** Places a word to the left or right of a line. */
const beside = (isLeft: boolean, gap: number) =>
	isLeft ? { dx: -gap, textAnchor: "end" as const } : { dx: gap, textAnchor: "start" as const };

/** Words euros without cents. */
export function useEuros(): (value: number) => string {
	const language = useLanguage();
	return (value) => money(language, Math.round(value) * 100);
}

const ABOUT_LINES = 4;

/** Returns the euros of the grid's lines, from zero to the chart's upper end. */
function gridUpTo(highest: number): number[] {
	const least = highest / ABOUT_LINES;
	const power = 10 ** Math.floor(Math.log10(least));
	const step = [1, 2, 5, 10].map((n) => n * power).find((round) => round >= least)!;
	return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, i) => i * step);
}
