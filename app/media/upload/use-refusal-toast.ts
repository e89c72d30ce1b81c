import { type Namespace, useTextsByKey } from "../../i18n/texts.tsx";
import { showToast } from "../../ui/toast.ts";

/** Shows which pictures were refused and why, with the texts of a form's namespace. */
export function useRefusalToast(texts: Namespace): (reasons: string[]) => void {
	const t = useTextsByKey(texts);
	return (reasons) => showToast({ kind: "bad", title: t("uploadErrorTitle"), text: reasons.join(" ") });
}
