import { mdiClockOutline, mdiEmailOutline, mdiMapMarker, mdiPhone } from "@mdi/js";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";
import { company, phoneLink } from "./company.ts";
import { useOpeningHours } from "../foundation/i18n/use-opening-hours.ts";

const { street, postalCode, city, phone, email } = company;

export function InfoCards() {
	const t = useTexts("contact");
	const hours = useOpeningHours().lines;
	const cards = [
		{ icon: mdiMapMarker, title: t("infoAddress"), lines: [street, `${postalCode} ${city}`] },
		{ icon: mdiPhone, title: t("phone"), lines: [phone], link: phoneLink(phone) },
		{ icon: mdiEmailOutline, title: t("email"), lines: [email], link: `mailto:${email}` },
		{ icon: mdiClockOutline, title: t("infoHours"), lines: hours },
	];
	return (
		<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
			{cards.map(({ icon, title, lines, link }) => (
				<li
					key={title}
					className="grid grid-cols-[auto_1fr] gap-x-4 rounded-md border border-line border-t-4 border-t-amber bg-surface p-4 sm:p-5"
				>
					<span className="row-span-2 self-center">
						<Icon path={icon} size={24} />
					</span>
					<h2 className="label-caps">{title}</h2>
					<p className="mt-1 font-semibold whitespace-pre-line">
						{link ? (
							<a href={link} className="underline underline-offset-4">
								{lines}
							</a>
						) : (
							lines.join("\n")
						)}
					</p>
				</li>
			))}
		</ul>
	);
}
