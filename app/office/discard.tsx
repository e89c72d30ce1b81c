import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import { Button, buttonLook } from "../ui/button.tsx";

/**
 * The cancel button of a form with a draft. Leaving the page any other way keeps the draft; this button discards it,
 * after confirmation if it would lose input.
 */
export function CancelNew({ to, losesInput, onLeave }: { to: string; losesInput: () => boolean; onLeave: () => void }) {
	const t = useTexts("saveBar");
	const navigate = useNavigate();
	const leave = () => {
		onLeave();
		void navigate(to);
	};
	return (
		<ConfirmDialog
			open={(ask) => (
				<Link
					to={to}
					className={buttonLook({ kind: "secondary", className: "max-sm:grow max-sm:px-2" })}
					onClick={(event) => {
						if (!losesInput()) return onLeave();
						event.preventDefault();
						ask();
					}}
				>
					{t("cancel")}
				</Link>
			)}
			title={t("leaveTitle")}
			text={t("leaveText")}
			cancel={t("stay")}
			confirm={
				<Button kind="danger" onClick={leave}>
					{t("leave")}
				</Button>
			}
		/>
	);
}

/** Clears the form of a new record, after confirmation. */
export function Clear({ children, onClear }: { children: ReactNode; onClear: () => void }) {
	const t = useTexts("editor");
	return (
		<ConfirmDialog
			open={(ask) => (
				<Button kind="secondary" onClick={ask} className="needs-script max-sm:px-2.5">
					{children}
				</Button>
			)}
			title={t("clearTitle")}
			text={t("clearText")}
			cancel={t("clearCancel")}
			confirm={
				<Button kind="danger" onClick={onClear}>
					{t("clearConfirm")}
				</Button>
			}
		/>
	);
}
