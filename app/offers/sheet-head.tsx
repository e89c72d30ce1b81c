import type { ReactNode } from "react";
import { date } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { OfferDetail } from "./offer.ts";

/** The header of a printed data sheet: the dealer (`children`), and the date of the data. */
export function SheetHead({ offer, children }: { offer: OfferDetail; children: ReactNode }) {
	const t = useTexts("angebot");
	return (
		<div className="mb-5 hidden items-end justify-between gap-6 border-b-2 border-black pb-3 text-sm print:flex">
			{children}
			<p>
				{t("sheet")} · {t("detailNumber")} {offer.nr} · {t("sheetDate", { date: date(useLanguage(), offer.updatedAt) })}
			</p>
		</div>
	);
}
