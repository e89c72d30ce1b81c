import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { NamedContact } from "../../office/frame/people.server.ts";
import { Portrait } from "../../office/frame/portrait.tsx";
import { company, phoneLink } from "../../site/company.ts";

/** Names who answers questions about a machine, or others; without a direct number with the company's. */
export function ContactCard({ contact: { name, phone, picture, about } }: { contact: NamedContact }) {
	const t = useTexts("angebot");
	const number = phone ?? company.phone;
	return (
		<div className="flex break-inside-avoid items-center gap-4 rounded-md border border-line bg-surface p-3 print:border-0 print:p-0">
			<Portrait name={name} picture={picture} />
			<div className="min-w-0">
				<p className="text-sm text-muted">{about ?? t("contactPerson")}</p>
				<p translate="no" className="font-semibold [overflow-wrap:anywhere]">
					{name}
				</p>
				<a href={phoneLink(number)} className="contact-number">
					{number}
				</a>
			</div>
		</div>
	);
}
