import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { QuestionDialog } from "./question-dialog.tsx";

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
			<QuestionDialog ref={dialog} onSubmit={() => dialog.current?.close()} title={title} text={text}>
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{cancel}
				</Button>
				{confirm}
			</QuestionDialog>
		</>
	);
}
