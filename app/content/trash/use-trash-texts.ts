import { dateAndTime } from "../../foundation/i18n/format.ts";
import type { CollectionName } from "../../log/audit.ts";
import { useKindNames } from "../../log/use-record-labels.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { ListLabels } from "../../office/list/list-definition.ts";
import type { TrashLine } from "./trash-page.server.ts";

/** Returns the texts about a record in the trash: its name, who deleted it when, and how long it stays. */
export function useTrashTexts({ name, deletedBy, deletedAt, daysLeft }: TrashLine) {
	const t = useTexts("trash");
	const unnamed = useTexts("drafts")("unnamed");
	const time = dateAndTime(useLanguage(), deletedAt);
	return {
		name: name || unnamed,
		deleted: deletedBy ? t("deletedBy", { who: deletedBy, time }) : t("deletedAt", { time }),
		left: daysLeft === 0 ? t("leftToday") : daysLeft === 1 ? t("leftOne") : t("left", { days: daysLeft }),
	};
}

/** The words of the list: its one filter, and what can be done with several records. */
export function useTrashListWords(): ListLabels {
	const byKey = useTextsByKey("trash");
	const kindName = useKindNames();
	return { label: () => byKey("kind"), word: (_, kind) => kindName(kind as CollectionName), action: byKey };
}
