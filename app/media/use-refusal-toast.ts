import { type Namespace, useTextsByKey } from "../i18n/texts.tsx";
import { showToast } from "../ui/toast.ts";

/** Says which pictures were not taken, and why, in the words of a form. */
export function useRefusalToast(texts: Namespace): (reasons: string[]) => void {
	const t = useTextsByKey(texts);
	return (reasons) => showToast({ kind: "bad", title: t("uploadErrorTitle"), text: reasons.join(" ") });
}
