import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";

/** Shown instead of the form when its offer does not exist. */
export function OfferNotFound() {
	const t = useTexts("addOfferPage");
	const editor = useTexts("editor");
	return (
		<div className="page-width py-16">
			<h1 className="text-4xl">{t("notFoundTitle")}</h1>
			<p className="mt-3 text-lg text-muted">{t("notFoundText")}</p>
			<LocalLink to="/admin/dashboard" className={buttonLook({ className: "mt-6" })}>
				{editor("back")}
			</LocalLink>
		</div>
	);
}
