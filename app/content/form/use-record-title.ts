import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { nameOf, type RecordKind } from "../record.ts";

/**
 * Returns the title of a record's form for window, heading and history. `stored` is null for a new record, and "deleted"
 * for one that was deleted while its form was open.
 */
export function useRecordTitle(record: Pick<RecordKind, "name" | "texts">, stored: object | "deleted" | null): string {
	const t = useTextsByKey(record.texts);
	const list = useTexts("listing");
	const drafts = useTexts("drafts");
	if (stored === null) return t("addTitle");
	if (stored === "deleted") return t("notFoundTitle");
	return list("editOf", { name: nameOf(record, stored) || drafts("unnamed") });
}
