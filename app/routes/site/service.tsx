import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { CallButton } from "../../site/call-button.tsx";
import { CallToAction } from "../../site/call-to-action.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { sharedWorkshop, WorkshopPicture } from "../../site/pictures/workshop-picture.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";

export const loader = publicLoader({}, ({ language }) => ({ texts: pageTexts(language, "service") }));

export default pageOfTexts(function ServicePage() {
	const t = useTexts("service");
	return (
		<>
			<PageMeta
				title={t("title")}
				description={t("description")}
				picture={{ address: sharedWorkshop, alt: t("pictureAlt") }}
			/>
			<div className="page-width grid items-center gap-8 pt-10 sm:pt-14 lg:grid-cols-[5fr_7fr] lg:gap-12">
				<div>
					<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
					<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
					<div className="mt-6 flex flex-wrap gap-3">
						<LinkButton to="/kontakt?service=anfrage">{t("button")}</LinkButton>
						<CallButton kind="secondary" />
						<LinkButton to="/inzahlungnahme" kind="secondary">
							{t("tradeIn")}
						</LinkButton>
					</div>
				</div>
				<WorkshopPicture alt={t("pictureAlt")} className="h-auto w-full rounded-md bg-sunken" />
			</div>
			<div className="page-width">
				<h2 className="mt-16 text-3xl sm:text-4xl">{t("listTitle")}</h2>
				<TextGrid
					items={([1, 2, 3, 4, 5, 6] as const).map((n) => ({ title: t(`item${n}Title`), text: t(`item${n}Text`) }))}
				/>
			</div>
			<section className="mt-16 border-y border-line bg-sunken py-14">
				<div className="page-width">
					<h2 className="text-3xl">{t("consultTitle")}</h2>
					<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("consultText")}</p>
					<LinkButton to="/beratung" kind="secondary" className="mt-6">
						{t("consultButton")}
					</LinkButton>
				</div>
			</section>
			<CallToAction
				title={t("urgentTitle")}
				text={t("urgentText")}
				button={t("urgentButton")}
				to="/kontakt?service=dringend"
			>
				<CallButton kind="dark" />
			</CallToAction>
		</>
	);
});
