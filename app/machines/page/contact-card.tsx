import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Portrait } from "../../office/frame/portrait.tsx";
import { company, phoneLink } from "../../site/company.ts";
import type { OfferDetail } from "../offer.ts";

/** Returns the number to call about a machine: its contact's own, or the company's. */
export const phoneFor = ({ contact }: OfferDetail) => contact?.phone ?? company.phone;

type Props = { contact: NonNullable<OfferDetail["contact"]>; phone: string };

/** Who answers questions about a machine, with the number to call. */
export function ContactCard({ contact: { name, picture }, phone }: Props) {
	const t = useTexts("angebot");
	return (
		<div className="mt-4 flex break-inside-avoid items-center gap-4 rounded-md border border-line bg-surface p-3">
			<Portrait name={name} picture={picture} />
			<div className="min-w-0">
				<p className="text-sm text-muted">{t("contactPerson")}</p>
				<p translate="no" className="font-semibold [overflow-wrap:anywhere]">
					{name}
				</p>
				<a href={phoneLink(phone)} className="inline-flex min-h-9 items-center underline underline-offset-4">
					{phone}
				</a>
			</div>
		</div>
	);
}
