import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { signature } from "../../mail/mail-letter.server.ts";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { ContactCard } from "../../machines/page/contact-card.tsx";
import { salesContacts } from "../../machines/page/contact-cards.server.ts";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import type { Route } from "./+types/about";

export const loader = publicLoader({}, async ({ language }) => ({
	contacts: await salesContacts(language),
	firm: signature(language).join("\n"),
	texts: pageTexts(language, "ueberUns"),
}));

export default pageOfTexts(function AboutPage({ loaderData: { contacts, firm } }: Route.ComponentProps) {
	const t = useTexts("ueberUns");
	return (
		<>
			<PageMeta title={t("title")} description={t("description")} />
			<PageOpening title={t("title")} intro={t("headerText")} scene="yard" alt={t("pictureAlt")}>
				<LinkButton to="/kontakt">{t("button")}</LinkButton>
			</PageOpening>
			<div className="page-width mt-14 grid items-start gap-10 lg:grid-cols-[2fr_1fr] lg:gap-16">
				<div>
					<h2 className="text-3xl sm:text-4xl">{t("introTitle")}</h2>
					<div className="mt-5 grid max-w-[68ch] gap-4 text-lg">
						{([1, 2, 3] as const).map((n) => (
							<p key={n}>{t(`introText${n}`)}</p>
						))}
					</div>
				</div>
				<section>
					<h2 className="text-2xl">{t("contactsTitle")}</h2>
					<div className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
						{contacts.map((contact) => (
							<ContactCard key={contact.about} contact={contact} />
						))}
						<p className="text-sm leading-relaxed whitespace-pre-line text-muted">{firm}</p>
					</div>
				</section>
			</div>
			<TextGrid title={t("whyTitle")} textOf={(n) => ({ title: t(`item${n}Title`), text: t(`item${n}Text`) })} />
		</>
	);
});
