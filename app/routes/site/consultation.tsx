import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { CallButton } from "../../site/call-button.tsx";
import { CallToAction } from "../../site/call-to-action.tsx";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";

export const loader = publicLoader({}, ({ language }) => ({ texts: pageTexts(language, "beratung") }));

export default pageOfTexts(function ConsultationPage() {
	const t = useTexts("beratung");
	const { answer: promise } = useOpeningHours();
	// The questions stand in the message, each on a line of its own to answer.
	const message = ([1, 2, 3, 4, 5] as const).map((n) => `${t(`question${n}Title`)} \n`).join("");
	const enquiry = `/kontakt?${new URLSearchParams({ subject: t("title"), message })}`;
	return (
		<>
			<PageMeta title={t("title")} description={t("description")} />
			<PageOpening title={t("title")} intro={t("intro")} scene="yard" alt={t("pictureAlt")}>
				<LinkButton to={enquiry}>{t("ctaButton")}</LinkButton>
				<CallButton />
			</PageOpening>
			<div className="page-width">
				<ol className="mt-10 grid gap-6 sm:grid-cols-2">
					{([1, 2, 3, 4] as const).map((n) => (
						<li key={n} className="grid grid-cols-[auto_1fr] gap-5 rounded-md border border-line bg-surface p-6">
							<span aria-hidden className="font-display text-4xl font-[860] text-link">
								{n}
							</span>
							<div>
								<h2 className="text-xl">{t(`step${n}Title`)}</h2>
								<p className="mt-2 text-muted">{t(`step${n}Text`)}</p>
							</div>
						</li>
					))}
				</ol>
				<h2 className="mt-16 text-3xl">{t("questionsTitle")}</h2>
				<dl className="mt-6 grid gap-x-10 gap-y-6 lg:grid-cols-2">
					{([1, 2, 3, 4, 5] as const).map((n) => (
						<div key={n} className="border-l-4 border-amber pl-4">
							<dt className="font-display text-lg font-bold">{t(`question${n}Title`)}</dt>
							<dd className="mt-1 text-muted">{t(`question${n}Text`)}</dd>
						</div>
					))}
				</dl>
			</div>
			<CallToAction title={t("ctaTitle")} text={t("ctaText", { promise })} button={t("ctaButton")} to={enquiry} />
		</>
	);
});
