import { useEffect, useRef, useState } from "react";
import type { Blocker } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { QuestionDialog } from "../foundation/ui/question-dialog.tsx";

const losing = { title: "leaveTitle", text: "leaveText", stay: "stay", leave: "leave" } as const;
const keeping = { title: "keepTitle", text: "keepText", stay: "keepStay", leave: "keepDiscard" } as const;

type Props = {
	blocker: Blocker;
	onLeave?: () => void;
	/** Keeps the changes; if it resolves to false, the user stays. Null where they can't be kept. */
	onKeep?: (() => Promise<boolean>) | null;
};

/** While a navigation is blocked, asks whether unsaved changes are to be kept or may be lost. */
export function LeaveDialog({ blocker, onLeave, onKeep = null }: Props) {
	const t = useTexts("saveBar");
	const [keeps, setKeeps] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const latest = useRef(blocker);
	latest.current = blocker;
	// By navigation, not by state: after "stay", going back at once is blocked anew before anything is drawn.
	useEffect(() => {
		if (blocker.state !== "blocked") dialog.current?.close();
		else if (!dialog.current?.open) dialog.current?.showModal();
	}, [blocker]);
	const leave = () => {
		onLeave?.();
		blocker.proceed?.();
	};
	const keep = async () => {
		setKeeps(true);
		const isKept = await onKeep!();
		setKeeps(false);
		// If the user has decided to stay meanwhile, there is no navigation to go on with.
		if (isKept) latest.current.proceed?.();
		else dialog.current?.close();
	};
	const words = onKeep ? keeping : losing;
	return (
		<QuestionDialog ref={dialog} onClose={() => blocker.reset?.()} title={t(words.title)} text={t(words.text)}>
			<Button kind="secondary" onClick={() => dialog.current?.close()}>
				{t(words.stay)}
			</Button>
			<Button kind="danger" disabled={keeps} onClick={leave}>
				{t(words.leave)}
			</Button>
			{onKeep && (
				<Button disabled={keeps} onClick={() => void keep()}>
					{t("keep")}
				</Button>
			)}
		</QuestionDialog>
	);
}
