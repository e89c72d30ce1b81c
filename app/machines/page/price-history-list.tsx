import { dateAndTime, money } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import type { ShownPrice } from "../price-history.ts";

/** The prices of an offer that visitors saw, newest first, collapsed below its form. */
export function PriceHistoryList({ prices }: { prices: ShownPrice[] }) {
	const t = useTexts("priceHistory");
	const names = useTexts("angebot");
	const language = useLanguage();
	if (prices.length === 0) return null;
	return (
		<details className="mt-3 rounded-md border border-line bg-surface">
			<summary className="px-5 py-2.5 sm:px-6">
				<h2 className="inline text-lg">{t("title")}</h2> <span className="text-muted">({prices.length})</span>
			</summary>
			<ol className="divide-y divide-line border-t border-line px-5 py-2 sm:px-6">
				{prices.toReversed().map(({ type, cents, from, hidden_at }) => (
					<li key={from + cents} className="flex flex-wrap justify-between gap-x-6 py-2">
						<span>
							<span>{cents === null ? names("priceOnRequest") : money(language, cents)}</span>
							{cents !== null && type === "miete" && <span className="text-muted"> {names("perDay")}</span>}
						</span>
						<span className="text-muted">
							<span>{t("from", { time: dateAndTime(language, from) })}</span>
							{hidden_at && <span>{t("hidden", { time: dateAndTime(language, hidden_at) })}</span>}
						</span>
					</li>
				))}
			</ol>
		</details>
	);
}
