import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { nameOf, type RecordKind } from "../record.ts";

/**
 * What window, heading and history call the form of a record: by its name, a new one (null) "new", and one that was
 * deleted meanwhile not found.
 */
export function useRecordTitle(record: Pick<RecordKind, "name" | "texts">, stored: object | "deleted" | null): string {
	const t = useTextsByKey(record.texts);
	const list = useTexts("listing");
	const drafts = useTexts("drafts");
	if (stored === null) return t("addTitle");
	if (stored === "deleted") return t("notFoundTitle");
	return list("editOf", { name: nameOf(record, stored) || drafts("unnamed") });
}
