import type { ReactNode } from "react";
import { money, number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { withUnit } from "../../foundation/i18n/unit.ts";
import { fixedCostAYear, heldIn, monthlyCost, MONTHS, type OwnershipInputs, yearCost } from "./ownership.ts";

const cell = "py-2 pl-2 text-right whitespace-nowrap sm:pl-4";
const head = "py-2 text-left font-normal";

export function useEuros(): (value: number) => string {
	const language = useLanguage();
	return (value) => money(language, Math.round(value) * 100);
}

/** The monthly cost of owning, by the parts of the BGL's formula. */
export function MonthTable({ inputs }: { inputs: OwnershipInputs }) {
	const t = useTexts("kaufenOderMieten");
	const language = useLanguage();
	const euros = useEuros();
	const cost = monthlyCost(inputs);
	const percent = (value: number) => withUnit(language, number(language, value, 3, { fixed: true }), "%");
	const rows = [
		[t("depreciation"), percent(cost.depreciationRate), euros(cost.depreciation)],
		[t("interestRow"), percent(cost.interestRate), euros(cost.interest)],
		[t("capital"), percent(cost.rate), euros(cost.capital)],
		[t("repairRow"), percent(inputs.repair), euros(cost.repair)],
		[t("sum"), percent(cost.rate + inputs.repair), euros(cost.capital + cost.repair)],
	] as const;
	const sums = [2, 4];
	return (
		<section className="mt-10">
			<h2 className="text-2xl">{t("costTitle")}</h2>
			<Table columns={[t("item"), t("percent"), t("euroMonth")]}>
				{rows.map(([words, rate, amount], i) => (
					<tr key={words} className={`border-b border-line ${sums.includes(i) ? "font-bold" : ""}`}>
						<th scope="row" className={sums.includes(i) ? "py-2 text-left" : head}>
							{words}
						</th>
						<td className={cell}>{rate}</td>
						<td className={cell}>{amount}</td>
					</tr>
				))}
			</Table>
			<p className="mt-3 max-w-[68ch] text-muted">
				{t("costNote", {
					held: number(language, heldIn(inputs.years), 1),
					hour: money(language, Math.round(cost.capitalAnHour * 100)),
					year: euros(fixedCostAYear(inputs)),
				})}
			</p>
		</section>
	);
}

/** The chart's figures as a table. */
export function YearTable({ inputs }: { inputs: OwnershipInputs & { rent: number } }) {
	const t = useTexts("kaufenOderMieten");
	const euros = useEuros();
	const cheaper = (own: number, hire: number) =>
		Math.round(own) === Math.round(hire) ? t("sameWord") : t(own < hire ? "buyWord" : "hireWord");
	return (
		<details className="mt-4 open:pb-4">
			<summary className="py-2.5 font-semibold">{t("tableTitle")}</summary>
			<Table columns={[t("months"), t("own"), t("hire"), t("cheaper")]}>
				{Array.from({ length: MONTHS }, (_, i) => i + 1).map((months) => {
					const { own, hire } = yearCost(inputs, months);
					return (
						<tr key={months} className="border-b border-line">
							<th scope="row" className={head}>
								{months}
							</th>
							<td className={cell}>{euros(own)}</td>
							<td className={cell}>{euros(hire!)}</td>
							<td className={cell}>{cheaper(own, hire!)}</td>
						</tr>
					);
				})}
			</Table>
		</details>
	);
}

function Table({ columns: [first, ...others], children }: { columns: string[]; children: ReactNode }) {
	return (
		<div className="table-box">
			<table className="mt-3 w-full max-w-[40rem] text-[0.9375rem] max-[24rem]:text-xs">
				<thead>
					<tr className="border-b-2 border-ink">
						<th scope="col" className="py-2 text-left">
							{first}
						</th>
						{others.map((words) => (
							<th key={words} scope="col" className="py-2 pl-2 text-right sm:pl-4">
								{words}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</div>
	);
}
