import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { QuestionDialog } from "../foundation/ui/question-dialog.tsx";

type Asked = { button: HTMLElement; form: HTMLFormElement; question: string; label: string; isFinal: boolean };

/**
 * The office's one question before something is done: it holds back a form that is sent by a button with the question
 * in `data-ask`, and sends it once it is confirmed. What can't be taken back has `data-final`: a second press of the
 * Enter key does not confirm it. Without a script the form is sent at once.
 */
export function AskFirst() {
	const t = useTexts("alertDialog");
	const dialog = useRef<HTMLDialogElement>(null);
	const confirmButton = useRef<HTMLButtonElement>(null);
	const confirmed = useRef<HTMLElement | null>(null);
	const [asked, setAsked] = useState<Asked | null>(null);
	useEffect(() => {
		const hold = (event: SubmitEvent) => {
			const button = event.submitter;
			const question = button?.dataset.ask;
			if (!button || !question || button === confirmed.current) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			const label = button.title || button.textContent;
			const isFinal = button.dataset.final !== undefined;
			flushSync(() => setAsked({ button, form: event.target as HTMLFormElement, question, label, isFinal }));
			dialog.current!.showModal();
			if (!isFinal) confirmButton.current!.focus();
		};
		document.addEventListener("submit", hold, true);
		return () => document.removeEventListener("submit", hold, true);
	}, []);
	const confirm = ({ button, form }: Asked) => {
		// Closes first: the focus must be back in the row before the row goes.
		dialog.current!.close();
		confirmed.current = button;
		if (button.isConnected) form.requestSubmit(button);
		confirmed.current = null;
	};
	if (!asked) return null;
	const words = { title: t("title", { act: asked.label }), text: t("text", { question: asked.question }) };
	return (
		<QuestionDialog ref={dialog} onClose={() => setAsked(null)} {...words}>
			<Button kind="secondary" onClick={() => dialog.current!.close()}>
				{t("cancel")}
			</Button>
			<Button ref={confirmButton} kind={asked.isFinal ? "danger" : "primary"} onClick={() => confirm(asked)}>
				{asked.label}
			</Button>
		</QuestionDialog>
	);
}
