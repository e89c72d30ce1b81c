import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { UprightPicture } from "../../site/pictures/upright-picture.tsx";
import { ContactCard } from "../../machines/page/contact-card.tsx";
import { salesContacts } from "../../machines/page/contact-cards.server.ts";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import type { Route } from "./+types/about";

export const loader = publicLoader({}, async ({ language }) => ({
	contacts: await salesContacts(language),
	texts: pageTexts(language, "ueberUns"),
}));

export default pageOfTexts(function AboutPage({ loaderData: { contacts } }: Route.ComponentProps) {
	const t = useTexts("ueberUns");
	return (
		<>
			<PageMeta title={t("title")} description={t("description")} />
			<div className="bg-graphite text-on-graphite">
				<div className="page-width py-16 sm:py-24">
					<h1 className="text-4xl sm:text-6xl">{t("title")}</h1>
					<p className="mt-4 max-w-[55ch] text-xl text-[#dcdfe2]">{t("headerText")}</p>
				</div>
				<div aria-hidden className="hazard h-2" />
			</div>
			<div className="page-width grid items-start gap-10 pt-14 md:grid-cols-[5fr_3fr] lg:grid-cols-[2fr_1fr] lg:gap-16">
				<div>
					<h2 className="text-3xl sm:text-4xl">{t("introTitle")}</h2>
					<div className="mt-5 grid max-w-[68ch] gap-4 text-lg">
						{([1, 2, 3] as const).map((n) => (
							<p key={n}>{t(`introText${n}`)}</p>
						))}
					</div>
					<LinkButton to="/kontakt" className="mt-7">
						{t("button")}
					</LinkButton>
					{contacts.length > 0 && (
						<section className="mt-10">
							<h2 className="text-2xl">{t("contactsTitle")}</h2>
							<div className="mt-4 grid gap-4 sm:grid-cols-2">
								{contacts.map((contact) => (
									<ContactCard key={contact.about} contact={contact} />
								))}
							</div>
						</section>
					)}
				</div>
				<UprightPicture alt={t("pictureAlt")} className="max-w-[28rem] bg-sunken" />
			</div>
			<TextGrid title={t("whyTitle")} textOf={(n) => ({ title: t(`item${n}Title`), text: t(`item${n}Text`) })} />
		</>
	);
});
