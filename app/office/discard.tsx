import type { ReactNode } from "react";
import { Link } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { AskButton } from "../foundation/ui/ask-button.tsx";
import { Button, buttonLook } from "../foundation/ui/button.tsx";
import { useWayBack } from "./use-way-back.ts";

/** Gives up what was typed since the last save, after confirmation. */
export function Discard({ onDiscard }: { onDiscard: () => void }) {
	const t = useTexts("saveBar");
	return (
		<AskButton
			className={buttonLook({ kind: "secondary", size: "small", className: "needs-script" })}
			title={t("leaveTitle")}
			text={t("discardText")}
			cancel={t("stay")}
			confirm={
				<Button kind="danger" onClick={onDiscard}>
					{t("discard")}
				</Button>
			}
		>
			{t("cancel")}
		</AskButton>
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

/** Clears the form of a new record, after confirmation. */
export function Clear({ children, onClear }: { children: ReactNode; onClear: () => void }) {
	const t = useTexts("editor");
	return (
		<AskButton
			className={buttonLook({ kind: "secondary", size: "small", className: "needs-script justify-self-start" })}
			title={t("clearTitle")}
			text={t("clearText")}
			cancel={t("clearCancel")}
			confirm={
				<Button kind="danger" onClick={onClear}>
					{t("clearConfirm")}
				</Button>
			}
		>
			{children}
		</AskButton>
	);
}
