import { useEffect, useRef, useState } from "react";
import type { Blocker } from "react-router";
import { Button } from "../button.tsx";

const losing = { title: "leaveTitle", text: "leaveText", stay: "stay", leave: "leave" } as const;
const keeping = { title: "keepTitle", text: "keepText", stay: "keepStay", leave: "keepDiscard" } as const;
type Words = typeof losing | typeof keeping;

type Props = {
	blocker: Blocker;
	/** Texts of the namespace saveBar. */
	text: (key: Words[keyof Words] | "keep") => string;
	/** Called when the user leaves all the same. */
	onLeave?: () => void;
	/** Keeps the changes; where that fails it resolves to false, and the user stays. Null where they can't be kept. */
	onKeep?: (() => Promise<boolean>) | null;
};

/** Asks whether unsaved changes are to be kept, or may be lost, while a navigation is blocked. */
export function LeaveDialog({ blocker, text, onLeave, onKeep = null }: Props) {
	const [keeps, setKeeps] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
	const latest = useRef(blocker);
	latest.current = blocker;
	// For each navigation that is held, not for each change of state: after "stay", who goes back at once is asked again
	// before anything was drawn in between.
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
		// Who has decided to stay meanwhile has nothing to go on with.
		if (isKept) latest.current.proceed?.();
		else dialog.current?.close();
	};
	const words = onKeep ? keeping : losing;
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-label={text(words.title)}
			onClose={() => blocker.reset?.()}
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
		>
			<h2 className="text-xl">{text(words.title)}</h2>
			<p className="mt-3 text-muted">{text(words.text)}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
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
			</div>
		</dialog>
	);
}
