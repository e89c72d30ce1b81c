import { useEffect, useRef } from "react";
import type { Blocker } from "react-router";
import { Button } from "../button.tsx";

export type LeaveText = "leaveTitle" | "leaveText" | "stay" | "leave";

/** Asks whether unsaved changes may be lost while a navigation is blocked. */
export function LeaveDialog({
	blocker,
	text,
	onLeave,
}: {
	blocker: Blocker;
	text: (key: LeaveText) => string;
	/** Called when the user leaves all the same. */
	onLeave?: () => void;
}) {
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
	return (
		<dialog
			ref={dialog}
			role="alertdialog"
			aria-label={text("leaveTitle")}
			onClose={() => blocker.reset?.()}
			className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
		>
			<h2 className="text-xl">{text("leaveTitle")}</h2>
			<p className="mt-3 text-muted">{text("leaveText")}</p>
			<div className="mt-6 flex flex-wrap justify-end gap-3">
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{text("stay")}
				</Button>
				<Button kind="danger" onClick={leave}>
					{text("leave")}
				</Button>
			</div>
		</dialog>
	);
}
