import { money, number } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import type { ExplainedPrice, Instalment } from "../price-example.ts";

/** On a tap: the price with VAT, and what a monthly instalment would be, with all that belongs to it by law. */
export function PriceDetails({ net, explained }: { net: number; explained: ExplainedPrice }) {
	const t = useTexts("buying");
	const language = useLanguage();
	const { vat, gross, instalment } = explained;
	const percent = percentIn(language, vat);
	return (
		<details className="mt-1">
			<summary className="w-fit py-1.5 text-sm underline underline-offset-4">
				{t(instalment ? "grossAndInstalment" : "gross")}
			</summary>
			<Rows
				rows={[
					[t("vat", { percent }), money(language, gross - net)],
					[t("withVat", { percent }), money(language, gross), true],
				]}
			/>
			{instalment && <Example {...instalment} />}
		</details>
	);
}

const percentIn = (language: Parameters<typeof number>[0], hundredths: number) => number(language, hundredths / 100, 2);

function Example({ months, rate, nominal, share, deposit, loan, each, total }: Instalment) {
	const t = useTexts("buying");
	const language = useLanguage();
	const percent = (hundredths: number) => t("percent", { percent: percentIn(language, hundredths) });
	const cents = (amount: number) => money(language, amount);
	return (
		<>
			<h2 className="mt-4 text-base">{t("example")}</h2>
			<Rows
				rows={[
					...(deposit > 0 ? [[t("deposit", { percent: percentIn(language, share) }), cents(deposit)] as const] : []),
					[t("loan"), cents(loan)],
					[t("months"), t("monthsValue", { count: months })],
					[t("rate"), percent(rate)],
					[t("nominal"), percent(nominal)],
					[t("instalment"), cents(each), true],
					[t("total"), cents(total)],
				]}
			/>
			<p className="mt-2 text-sm text-muted">{t("noOffer")}</p>
		</>
	);
}

function Rows({ rows }: { rows: readonly (readonly [name: string, value: string, strong?: boolean])[] }) {
	return (
		<dl className="mt-1 text-[0.9375rem]">
			{rows.map(([name, value, strong]) => (
				<div
					key={name}
					className={`flex flex-wrap justify-between gap-x-4 border-t border-line py-1 ${strong ? "font-semibold" : ""}`}
				>
					<dt>{name}</dt>
					<dd className="ml-auto">{value}</dd>
				</div>
			))}
		</dl>
	);
}
