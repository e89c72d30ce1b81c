import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { UserState } from "../user.ts";

const look: Record<UserState, string> = {
	active: "border-good text-good",
	unconfirmed: "border-amber text-ink",
	expired: "border-bad text-ink",
	locked: "border-bad text-bad",
};

export function UserStateMark({ state }: { state: UserState }) {
	const t = useTexts("users");
	return (
		<span className={`inline-block rounded-sm border-l-4 bg-sunken px-2 text-sm font-semibold ${look[state]}`}>
			{t(`state.${state}`)}
		</span>
	);
}
