import { useEffect, useRef, useState } from "react";
import type { Blocker } from "react-router";
import { Button } from "../button.tsx";

export type LeaveText = "leaveTitle" | "leaveText" | "stay" | "leave";
export type KeepText = "keepTitle" | "keepText" | "keepStay" | "keepDiscard" | "keep";

type Props = {
	blocker: Blocker;
	/** Called when the user leaves all the same. */
	onLeave?: () => void;
} & (
	| { text: (key: LeaveText) => string; onKeep?: never }
	/** Keeps the changes; resolves to false where that fails, and the user stays. Null where they can't be kept. */
	| { text: (key: LeaveText | KeepText) => string; onKeep: (() => Promise<boolean>) | null }
);

/** Asks whether unsaved changes are to be kept, or may be lost, while a navigation is blocked. */
export function LeaveDialog({ blocker, text, onLeave, onKeep }: Props) {
	const [keeps, setKeeps] = useState(false);
	const dialog = useRef<HTMLDialogElement>(null);
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
		if (isKept) blocker.proceed?.();
		else dialog.current?.close();
	};
	const words = onKeep
		? ({ title: "keepTitle", text: "keepText", stay: "keepStay", leave: "keepDiscard" } as const)
		: ({ title: "leaveTitle", text: "leaveText", stay: "stay", leave: "leave" } as const);
	const say = text as (key: LeaveText | KeepText) => string;
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-label={say(words.title)}
			onClose={() => blocker.reset?.()}
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
		>
			<h2 className="text-xl">{say(words.title)}</h2>
			<p className="mt-3 text-muted">{say(words.text)}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{say(words.stay)}
				</Button>
				<Button kind="danger" disabled={keeps} onClick={leave}>
					{say(words.leave)}
				</Button>
				{onKeep && (
					<Button disabled={keeps} onClick={() => void keep()}>
						{say("keep")}
					</Button>
				)}
			</div>
		</dialog>
	);
}
