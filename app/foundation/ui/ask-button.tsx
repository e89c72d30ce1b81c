import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

type Props = {
	className: string;
	/** Its name where its content is an icon, or where a page has many of them. */
	label?: string;
	tooltip?: string;
	title: string;
	text: string;
	cancel: string;
	/** The button, usually in a form, that acts. */
	confirm: ReactNode;
	children: ReactNode;
};

/** A button that asks before something is done that can't be taken back. */
export function AskButton({ className, label, tooltip, title, text, cancel, confirm, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<>
			<button
				type="button"
				aria-label={label}
				title={tooltip}
				onClick={() => dialog.current?.showModal()}
				className={className}
			>
				{children}
			</button>
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
