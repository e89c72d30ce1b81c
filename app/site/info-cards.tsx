import { mdiClockOutline, mdiEmailOutline, mdiMapMarker, mdiPhone } from "@mdi/js";
import type { ReactNode } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { company, phoneLink } from "./company.ts";
import { useOpeningHours } from "../foundation/i18n/use-opening-hours.ts";

export function InfoCards() {
	const t = useTexts("contact");
	const { lines } = useOpeningHours();
	const link = "underline-offset-4 hover:underline";
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
			<Card icon={mdiMapMarker} title={t("infoAddress")}>
				<address className="not-italic">
					{company.street}
					<br />
					{company.postalCode} {company.city}
				</address>
			</Card>
			<Card icon={mdiPhone} title={t("infoPhone")}>
				<a href={phoneLink(company.phone)} className={link}>
					{company.phone}
				</a>
			</Card>
			<Card icon={mdiEmailOutline} title={t("infoEmail")}>
				<a href={`mailto:${company.email}`} className={link}>
					{company.email}
				</a>
			</Card>
			<Card icon={mdiClockOutline} title={t("infoHours")}>
				{lines.map((line) => (
					<span key={line} className="block">
						{line}
					</span>
				))}
			</Card>
		</ul>
	);
}

function Card({ icon, title, children }: { icon: string; title: string; children: ReactNode }) {
	return (
		<li className="grid grid-cols-[auto_1fr] gap-x-4 rounded-md border border-line border-t-4 border-t-amber bg-surface p-4 sm:p-5">
			<span className="row-span-2 self-center">
				<Icon path={icon} size={24} />
			</span>
			<h2 className="label-caps">{title}</h2>
			<div className="mt-1 font-semibold">{children}</div>
		</li>
	);
}
