import { useAllTexts, useLanguage, useTextsByKey } from "../i18n/texts.tsx";
import type { OfferDetail } from "./offer.ts";
import { sheetFields } from "./offer-record.ts";
import { sheetRows } from "./sheet-rows.ts";
import { useOfferWords } from "./use-offer-words.ts";

/** The specification table, without empty rows. Staff rows appear only if `offer` contains the data for staff. */
export function OfferData({ offer }: { offer: OfferDetail }) {
	const words = useOfferWords();
	const rows = sheetRows(offer, useLanguage(), useAllTexts(), words);
	return (
		<table className="mt-4 w-full table-fixed border-collapse text-left print:mt-2 print:text-sm">
			<tbody>
				{rows.map(({ label, value }) => (
					<Row key={label} label={label} value={value} />
				))}
				{sheetFields("staff").map(
					(name) =>
						offer.facts[name] != null && (
							<StaffRow key={name} name={name} value={words.value(name, offer.facts[name]!)!} />
						),
				)}
			</tbody>
		</table>
	);
}

function StaffRow({ name, value }: { name: string; value: string }) {
	const t = useTextsByKey("staffOnly");
	return <Row label={t(name)} value={value} note={t("note")} />;
}

/** A row with a note is for staff only, so it is not printed on data sheets for customers. */
function Row({ label, value, note }: { label: string; value: string; note?: string }) {
	return (
		<tr className={`break-inside-avoid border-b border-line align-top ${note ? "print:hidden" : ""}`}>
			<th
				scope="row"
				className="w-[48%] py-2.5 pr-3 text-[0.9375rem] font-normal text-muted sm:w-[45%] print:py-1 print:text-sm"
			>
				{label}
			</th>
			<td className="py-2.5 font-semibold print:py-1">
				{value} {note && <span className="block text-sm font-normal text-muted">({note})</span>}
			</td>
		</tr>
	);
}
