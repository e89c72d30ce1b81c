import {
	mdiBookmarkOutline,
	mdiCheckCircleOutline,
	mdiClockOutline,
	mdiEyeOffOutline,
	mdiHandshakeOutline,
	mdiPencilOutline,
} from "@mdi/js";
import type { RecordState } from "../../foundation/database/schema.ts";
import { isDay } from "../../foundation/i18n/day.ts";
import { clock, today } from "../../foundation/i18n/format.ts";
import { dayOfThisYear } from "../../foundation/i18n/short-day.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { isOnSite, type StateColumns, wordOfState } from "./states.ts";

const looks: Record<RecordState, { icon: string; colour: string }> = {
	draft: { icon: mdiPencilOutline, colour: "text-muted" },
	scheduled: { icon: mdiClockOutline, colour: "text-ink" },
	online: { icon: mdiCheckCircleOutline, colour: "text-good" },
	reserved: { icon: mdiBookmarkOutline, colour: "text-ink" },
	sold: { icon: mdiHandshakeOutline, colour: "text-muted" },
	withdrawn: { icon: mdiEyeOffOutline, colour: "text-muted" },
};

/** The column with the day on which a state begins or ends, and the key of its text. */
const daysOfStates: Partial<
	Record<RecordState, readonly [column: "publish_at" | "reserved_until" | "sold_at", words: string]>
> = {
	scheduled: ["publish_at", "scheduledFor"],
	reserved: ["reserved_until", "reservedUntil"],
	sold: ["sold_at", "soldOn"],
};

type Shown = StateColumns & { type?: unknown; available?: unknown };

/** A state with its icon, its day if that is known, and whether a machine that visitors see is not available. */
export function StateMark({ row }: { row: Shown }) {
	const { icon, colour } = looks[row.state];
	const isUnavailable = isOnSite(row.state) && row.available === false;
	const t = useTexts("bulk");
	const words = useStateWords(row);
	return (
		<span className={`inline-flex items-center gap-1.5 font-semibold ${colour}`}>
			<Icon path={icon} size={18} className="shrink-0" />{" "}
			<span>{isUnavailable ? `${words} · ${t("unavailable")}` : words}</span>
		</span>
	);
}

function useStateWords(row: Shown): string {
	const byKey = useTextsByKey("bulk");
	const states = useTextsByKey("recordStates");
	const language = useLanguage();
	const word = wordOfState(row);
	const [column, words] = daysOfStates[row.state] ?? [];
	const at = column && row[column];
	if (!at || !words) return states(`state.${word}`);
	// A time becomes a day of the office's calendar.
	const on = isDay(at) ? at : today(new Date(at));
	return byKey(word === "hired" ? "hiredOn" : words, { day: dayOfThisYear(language, on), time: clock(language, at) });
}
