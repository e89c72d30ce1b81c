import { useLocation } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { confirmAt } from "./step-up.ts";

/** Stands in for a form until its user has confirmed their identity, and leads there. */
export function ConfirmFirst() {
	const t = useTexts("stepUp");
	const { pathname } = useLocation();
	return (
		<div className="mt-6 grid justify-items-start gap-3">
			<p className="text-muted">{t("first")}</p>
			<LocalLink to={confirmAt(pathname)} className={buttonLook({ kind: "secondary", size: "small" })}>
				{t("toConfirm")}
			</LocalLink>
		</div>
	);
}
