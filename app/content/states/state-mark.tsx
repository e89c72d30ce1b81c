import {
	mdiBookmarkOutline,
	mdiCheckCircleOutline,
	mdiClockOutline,
	mdiEyeOffOutline,
	mdiHandshakeOutline,
	mdiPencilOutline,
} from "@mdi/js";
import type { RecordState } from "../../foundation/database/schema.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";

const looks: Record<RecordState, { icon: string; colour: string }> = {
	draft: { icon: mdiPencilOutline, colour: "text-muted" },
	scheduled: { icon: mdiClockOutline, colour: "text-ink" },
	online: { icon: mdiCheckCircleOutline, colour: "text-good" },
	reserved: { icon: mdiBookmarkOutline, colour: "text-ink" },
	sold: { icon: mdiHandshakeOutline, colour: "text-muted" },
	withdrawn: { icon: mdiEyeOffOutline, colour: "text-muted" },
};

/** A state with its icon. `words` replace its usual ones. */
export function StateMark({ state, words }: { state: RecordState; words?: string }) {
	const t = useTexts("recordStates");
	const { icon, colour } = looks[state];
	return (
		<span className={`inline-flex items-center gap-1.5 font-semibold ${colour}`}>
			<Icon path={icon} size={18} className="shrink-0" /> <span>{words ?? t(`state.${state}`)}</span>
		</span>
	);
}
