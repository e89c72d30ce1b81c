import {
	mdiBookmarkOutline,
	mdiCheckCircleOutline,
	mdiCircleSlice8,
	mdiClockOutline,
	mdiEyeOffOutline,
	mdiHandshakeOutline,
	mdiPencilOutline,
} from "@mdi/js";
import type { RecordState } from "../../database/schema.ts";
import { useTextsByKey } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { stateTexts } from "./own-states.ts";
import type { RecordKind } from "../record.ts";
import { isPageState } from "./states.ts";

const ownLook = { icon: mdiCircleSlice8, colour: "text-ink" };
const looks: Record<RecordState, { icon: string; colour: string }> = {
	draft: { icon: mdiPencilOutline, colour: "text-muted" },
	scheduled: { icon: mdiClockOutline, colour: "text-ink" },
	online: { icon: mdiCheckCircleOutline, colour: "text-good" },
	reserved: { icon: mdiBookmarkOutline, colour: "text-ink" },
	sold: { icon: mdiHandshakeOutline, colour: "text-muted" },
	withdrawn: { icon: mdiEyeOffOutline, colour: "text-muted" },
};

type Props = {
	record: Pick<RecordKind, "states" | "texts">;
	state: string;
	/** Words that say more than the state's own. */
	words?: string;
};

/** A state in words, with a sign of its own. */
export function StateMark({ record, state, words }: Props) {
	const t = useTextsByKey(stateTexts(record, state));
	if (record.states === undefined && state !== "draft") return null;
	const { icon, colour } = isPageState(state) ? looks[state] : ownLook;
	return (
		<span className={`inline-flex items-center gap-1.5 font-semibold ${colour}`}>
			<Icon path={icon} size={18} className="shrink-0" /> <span>{words ?? t(`state.${state}`)}</span>
		</span>
	);
}
