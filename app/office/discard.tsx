import { type ReactNode, useRef } from "react";
import { Link } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../foundation/ui/button.tsx";
import { QuestionDialog } from "../foundation/ui/question-dialog.tsx";
import { useWayBack } from "./use-way-back.ts";

export function Discard({ onDiscard }: { onDiscard: () => void }) {
	const t = useTexts("saveBar");
	const words = { title: t("leaveTitle"), text: t("discardText"), cancel: t("stay"), confirm: t("discard") };
	return (
		<AskedButton {...words} onConfirm={onDiscard}>
			{t("cancel")}
		</AskedButton>
	);
}

/** Leads back from a form in which nothing was typed. */
export function Cancel() {
	return (
		<Link to={useWayBack()} className={buttonLook({ kind: "secondary", size: "small" })}>
			{useTexts("saveBar")("cancel")}
		</Link>
	);
}

export function Clear({ children, onClear }: { children: ReactNode; onClear: () => void }) {
	const t = useTexts("editor");
	const words = { title: t("clearTitle"), text: t("clearText"), cancel: t("clearCancel"), confirm: t("clearConfirm") };
	return (
		<AskedButton {...words} onConfirm={onClear}>
			{children}
		</AskedButton>
	);
}

type Props = Record<"title" | "text" | "cancel" | "confirm", string> & { onConfirm: () => void; children: ReactNode };

/** A button that asks before it does something in the browser alone. */
function AskedButton({ title, text, cancel, confirm, onConfirm, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	return (
		<>
			<Button
				kind="secondary"
				size="small"
				className="needs-script justify-self-start"
				onClick={() => dialog.current?.showModal()}
			>
				{children}
			</Button>
			<QuestionDialog ref={dialog} title={title} text={text}>
				<Button kind="secondary" onClick={() => dialog.current?.close()}>
					{cancel}
				</Button>
				<Button kind="danger" onClick={onConfirm}>
					{confirm}
				</Button>
			</QuestionDialog>
		</>
	);
}
