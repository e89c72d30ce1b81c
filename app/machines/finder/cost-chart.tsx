import { type ReactNode, useId } from "react";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { useEuros } from "./cost-tables.tsx";
import { breakEven, fixedCostAYear, MONTHS, type OwnershipInputs, yearCost } from "./ownership.ts";

/*
 * Drawn by the server, without a script. Coordinates are percentages of the drawing, so that lines and words keep their
 * thickness and size on every screen. Lines also differ by dashes and thickness; in forced colours only by these.
 */

const looks = {
	own: "stroke-ink forced-colors:stroke-[CanvasText]",
	hire: "stroke-link forced-colors:stroke-[CanvasText]",
	grid: "stroke-line forced-colors:stroke-[GrayText]",
	words: "fill-muted text-sm forced-colors:fill-[CanvasText]",
};

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
	const isSeen = meets !== null && meets <= MONTHS;
	const months = number(language, meets ?? 0, 1);
	return (
		<figure>
			<figcaption id={id} className="font-display text-lg font-bold">
				{t("chartTitle")}
			</figcaption>
			<ul aria-hidden className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.9375rem]">
				<Legend words={t("own")}>
					<line x1="0" y1="50%" x2="100%" y2="50%" className={looks.own} strokeWidth="4" />
				</Legend>
				<Legend words={t("hire")}>
					<line x1="0" y1="50%" x2="100%" y2="50%" className={looks.hire} strokeWidth="3" strokeDasharray="7 5" />
				</Legend>
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
							<line x1="0" x2="100%" y1={y(value)} y2={y(value)} className={looks.grid} />
							<text x="0" y={y(value)} dx="-10" dy="5" textAnchor="end" className={looks.words}>
								{euros(value)}
							</text>
						</g>
					))}
					{[0, 2, 4, 6, 8, 10, 12].map((months) => (
						<g key={months}>
							<line x1={x(months)} x2={x(months)} y1="100%" y2="100%" className={looks.grid} />
							<text x={x(months)} y="100%" dy="22" textAnchor="middle" className={looks.words}>
								{months}
							</text>
						</g>
					))}
					<text x="50%" y="100%" dy="44" textAnchor="middle" className={looks.words}>
						{t("axis")}
					</text>
					<line x1="0" y1={y(fixed)} x2="100%" y2={y(ownAtEnd)} className={looks.own} strokeWidth="4" />
					<line
						x1="0"
						y1="100%"
						x2="100%"
						y2={y(hireAtEnd)}
						className={looks.hire}
						strokeWidth="3"
						strokeDasharray="7 5"
					/>
					{isSeen && (
						<>
							<line x1={x(meets)} x2={x(meets)} y1="0" y2="100%" className={looks.grid} strokeDasharray="2 4" />
							<circle
								cx={x(meets)}
								cy={y(inputs.rent * meets)}
								r="7"
								className={`fill-surface forced-colors:fill-[Canvas] ${looks.own}`}
								strokeWidth="3"
							/>
							<text
								x={x(meets)}
								y="0"
								dx={meets > MONTHS / 2 ? -10 : 10}
								dy="20"
								textAnchor={meets > MONTHS / 2 ? "end" : "start"}
								className="fill-ink font-display font-bold forced-colors:fill-[CanvasText]"
							>
								{t("even", { count: months })}
							</text>
						</>
					)}
				</svg>
			</div>
		</figure>
	);
}

function Legend({ words, children }: { words: string; children: ReactNode }) {
	return (
		<li className="flex items-center gap-2">
			<svg className="h-4 w-10">{children}</svg>
			{words}
		</li>
	);
}

const ABOUT_LINES = 4;

/** Returns the values of the grid's lines in euros, from zero to the chart's upper end. */
function gridUpTo(highest: number): number[] {
	const step = roundStep(highest / ABOUT_LINES);
	return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, i) => i * step);
}

/** The next number that is 1, 2 or 5 times a power of ten. */
function roundStep(value: number): number {
	const power = 10 ** Math.floor(Math.log10(value));
	return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= value)!;
}
