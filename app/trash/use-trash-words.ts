import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { TrashLine } from "./trash-page.server.ts";

/** What the office says of a record in the trash: its name, by whom and when it was deleted, and how long it stays. */
export function useTrashWords({ name, deletedBy, deletedAt, daysLeft }: TrashLine) {
	const t = useTexts("trash");
	const unnamed = useTexts("drafts")("unnamed");
	const time = dateAndTime(useLanguage(), deletedAt);
	return {
		name: name || unnamed,
		deleted: deletedBy ? t("deletedBy", { who: deletedBy, time }) : t("deletedAt", { time }),
		left: daysLeft === 0 ? t("leftToday") : daysLeft === 1 ? t("leftOne") : t("left", { days: daysLeft }),
	};
}
