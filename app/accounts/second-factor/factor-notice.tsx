import { date } from "../../foundation/i18n/format.ts";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";

/** Tells staff without a second factor or a passkey by when they need one. */
export function FactorNotice({ until }: { until: string | null }) {
	const t = useTexts("secondFactor");
	const language = useLanguage();
	if (until === null) return null;
	return (
		<div className="mt-6">
			<Notice kind="plain" title={t("soonTitle")}>
				<p className="mt-1 max-w-[70ch]">{t("soonText", { date: date(language, until) })}</p>
				<p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
					<LocalLink to="/admin/konto/zweiter-faktor" className="underline underline-offset-4">
						{t("soonApp")}
					</LocalLink>
					<LocalLink to="/admin/konto/passkeys" className="underline underline-offset-4">
						{t("soonPasskey")}
					</LocalLink>
				</p>
			</Notice>
		</div>
	);
}
