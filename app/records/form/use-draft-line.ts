import { clock } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import type { FormState } from "./record-form.ts";

/** Text that says when the draft was kept last, by the server or the browser, or that it was not. */
export function useDraftLine({ draft, other, isGone }: FormState, atBrowser: string | "failed" | null): string | null {
	const t = useTexts("editor");
	const drafts = useTexts("drafts");
	const language = useLanguage();
	if (draft.hasFailed) return drafts("failed");
	if (other || isGone) return null;
	if (draft.at !== null) return drafts("kept", { time: clock(language, draft.at) });
	if (atBrowser === null) return null;
	return atBrowser === "failed" ? t("draftFailed") : t("draftKept", { time: clock(language, atBrowser) });
}
