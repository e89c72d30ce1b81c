import { useTexts } from "../i18n/texts.tsx";
import type { OfferDetail } from "./offer.ts";
import { useOfferWords } from "./use-offer-words.ts";

const keyFacts = ["year_of_construction", "operating_hours", "power", "location"] as const;

/** What buyers and renters ask first, beside the name of the machine; without what is unknown. */
export function KeyFacts({ offer }: { offer: OfferDetail }) {
	const t = useTexts("angebot");
	const { label, value } = useOfferWords();
	const facts = [
		...keyFacts.map((name) => [label(name), value(name, offer.facts[name] ?? null, { rounded: true })] as const),
		[label("condition"), t(offer.condition === "neu" ? "conditionNeu" : "conditionGebraucht")] as const,
	];
	return (
		<dl className="mt-5 grid grid-cols-2 gap-x-6 print:hidden">
			{facts.map(
				([name, words]) =>
					words && (
						<div key={name} className="border-t border-line py-2">
							<dt className="text-sm text-muted">{name}</dt>
							<dd className="font-semibold [overflow-wrap:anywhere]">{words}</dd>
						</div>
					),
			)}
		</dl>
	);
}
