import { useAllTexts } from "../../i18n/texts.tsx";
import type { OfferDetail } from "../offer.ts";
import { allSheetRows } from "../sheet/sheet-rows.ts";

const keyFacts = ["year_of_construction", "operating_hours", "power", "location", "condition"] as const;

/** The first facts that buyers and renters ask for, beside the machine's name; omits unknown ones. */
export function KeyFacts({ offer }: { offer: OfferDetail }) {
	const rows = allSheetRows(offer, useAllTexts());
	const facts = keyFacts.flatMap((name) => rows.filter((row) => row.name === name));
	return (
		<dl className="mt-5 grid grid-cols-2 gap-x-6">
			{facts.map(({ name, label, value }) => (
				<div key={name} className="border-t border-line py-2">
					<dt className="text-sm text-muted">{label}</dt>
					<dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
				</div>
			))}
		</dl>
	);
}
