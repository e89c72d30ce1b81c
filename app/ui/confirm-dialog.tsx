import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

/**
 * A button that opens a dialog with a button to confirm and one to cancel. `open` renders the button that opens it;
 * `confirm` is the button, usually a form, that acts.
 */
export function ConfirmDialog({
	open,
	title,
	text,
	cancel,
	confirm,
}: {
	open: (ask: () => void) => ReactNode;
	title: string;
	text: string;
	cancel: string;
	confirm: ReactNode;
}) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<>
			{open(() => dialog.current?.showModal())}
			<dialog
				ref={dialog}
				onSubmit={() => dialog.current?.close()}
				role="alertdialog"
				aria-label={title}
				className="m-auto w-[min(30rem,calc(100vw-2rem))] rounded-md border border-line bg-surface p-6 text-left text-ink"
			>
				<h2 className="text-xl">{title}</h2>
				<p className="mt-3 text-muted">{text}</p>
				<div className="mt-6 flex flex-wrap justify-end gap-3">
					<Button kind="secondary" onClick={() => dialog.current?.close()}>
						{cancel}
					</Button>
					{confirm}
				</div>
			</dialog>
		</>
	);
}
