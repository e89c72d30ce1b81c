import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { PageMeta } from "../../site/page-meta.tsx";
import { buttonLook } from "../../ui/button.tsx";

export default function BeingBuilt() {
	const t = useTexts("building");
	return (
		<div className="page-width py-24">
			<PageMeta title={t("title")} noIndex />
			<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t("text")}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<LocalLink to="/angebot/kaufen" className={buttonLook()}>
					{t("offers")}
				</LocalLink>
				<LocalLink to="/kontakt" className={buttonLook({ kind: "secondary" })}>
					{t("contact")}
				</LocalLink>
			</div>
		</div>
	);
}
