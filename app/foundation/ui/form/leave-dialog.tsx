import { useEffect, useRef, useState } from "react";
import type { Blocker } from "react-router";
import { Button } from "../button.tsx";
import { QuestionDialog } from "../question-dialog.tsx";

const losing = { title: "leaveTitle", text: "leaveText", stay: "stay", leave: "leave" } as const;
const keeping = { title: "keepTitle", text: "keepText", stay: "keepStay", leave: "keepDiscard" } as const;
type Words = typeof losing | typeof keeping;

type Props = {
	blocker: Blocker;
	/** Texts of the namespace saveBar. */
	text: (key: Words[keyof Words] | "keep") => string;
	onLeave?: () => void;
	/** Keeps the changes; if it resolves to false, the user stays. Null where they can't be kept. */
	onKeep?: (() => Promise<boolean>) | null;
};

/** While a navigation is blocked, asks whether unsaved changes are to be kept or may be lost. */
export function LeaveDialog({ blocker, text, onLeave, onKeep = null }: Props) {
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
		<QuestionDialog ref={dialog} onClose={() => blocker.reset?.()} title={text(words.title)} text={text(words.text)}>
			<Button kind="secondary" onClick={() => dialog.current?.close()}>
				{text(words.stay)}
			</Button>
			<Button kind="danger" disabled={keeps} onClick={leave}>
				{text(words.leave)}
			</Button>
			{onKeep && (
				<Button disabled={keeps} onClick={() => void keep()}>
					{text("keep")}
				</Button>
			)}
		</QuestionDialog>
	);
}
