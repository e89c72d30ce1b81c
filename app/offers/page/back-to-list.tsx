import { mdiArrowLeft } from "@mdi/js";
import type { MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { useLocalPath, useTexts } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type OfferType, pathOfType } from "../offer.ts";

/**
 * Links back to the unchanged list. A visitor who came from a list goes back in the browser's history, which also
 * restores the scroll position.
 */
export function BackToList({ type }: { type: OfferType }) {
	const t = useTexts("angebot");
	const here = useLocalPath();
	const navigate = useNavigate();
	const from = (useLocation().state as { from?: unknown } | null)?.from;
	const previousList = typeof from === "string" && from.startsWith(here("/angebot/")) ? from : null;
	const goBack = (event: MouseEvent) => {
		if (!previousList || event.metaKey || event.ctrlKey || event.shiftKey) return;
		event.preventDefault();
		void navigate(-1);
	};
	return (
		<a
			href={previousList ?? here(pathOfType[type])}
			onClick={goBack}
			className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline print:hidden"
		>
			<Icon path={mdiArrowLeft} size={18} /> {t("detailBack")}
		</a>
	);
}
