import { data } from "react-router";
import { pageTexts, textsIn } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { useOpeningHours } from "../../foundation/i18n/use-opening-hours.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { nextOpening } from "../../requests/hours/office-clock.server.ts";
import { CallButton } from "../../site/call-button.tsx";
import { PageOpening } from "../../site/page-opening.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { TextGrid } from "../../site/text-grid.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import type { Route } from "./+types/service";

export const loader = publicLoader({}, async ({ language }) => {
	const { opens, until } = await nextOpening(language);
	const closed = opens && textsIn(language).of("contact")("closed", opens);
	return data({ closed, texts: pageTexts(language, "service") }, { headers: { Expires: until } });
});

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default pageOfTexts(function ServicePage({ loaderData: { closed } }: Route.ComponentProps) {
	const t = useTexts("service");
	return (
		<>
			<PageMeta
				title={t("title")}
				description={t("description")}
				picture={{ address: "/hero/workshop-shared.jpg", alt: t("pictureAlt") }}
			/>
			<PageOpening title={t("title")} intro={t("intro")} scene="workshop" alt={t("pictureAlt")}>
				<LinkButton to="/kontakt?service=dringend">{t("urgentButton")}</LinkButton>
				<LinkButton to="/kontakt?service=anfrage" kind="secondary">
					{t("button")}
				</LinkButton>
				<CallButton />
				<p className="basis-full text-muted">
					{closed && <span className="block font-semibold text-ink">{closed}</span>}
					<span>{useOpeningHours().lines.join("; ")}</span>
				</p>
			</PageOpening>
			<TextGrid title={t("listTitle")} textOf={(n) => ({ title: t(`item${n}Title`), text: t(`item${n}Text`) })} />
			<section className="mt-16 border-y border-line bg-sunken py-14">
				<div className="page-width">
					<h2 className="text-3xl">{t("consultTitle")}</h2>
					<p className="mt-3 max-w-[62ch] text-lg text-muted">{t("consultText")}</p>
					<p className="mt-6 flex flex-wrap gap-3">
						<LinkButton to="/beratung" kind="secondary">
							{t("consultButton")}
						</LinkButton>
						<LinkButton to="/inzahlungnahme" kind="secondary">
							{t("tradeIn")}
						</LinkButton>
					</p>
				</div>
			</section>
		</>
	);
});
