import { useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { confirmAt } from "./step-up.ts";

/** Stands in for a form until its user has confirmed their identity, and leads there. */
export function ConfirmFirst() {
	const t = useTexts("stepUp");
	const { pathname } = useLocation();
	return (
		<div className="mt-6 grid justify-items-start gap-3">
			<p className="text-muted">{t("first")}</p>
			<LinkButton to={confirmAt(pathname)} kind="secondary" size="small">
				{t("toConfirm")}
			</LinkButton>
		</div>
	);
}
