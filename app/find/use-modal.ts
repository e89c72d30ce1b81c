import { useEffect, useRef } from "react";
import type { Role } from "../accounts/role.ts";

/** What the office's dialogs that open anywhere need. */
export type DialogProps = { role: Role; onClose: () => void };

/** Shows a dialog as soon as it is drawn. The browser closes it with Escape and gives the focus back. */
export function useModal() {
	const dialog = useRef<HTMLDialogElement>(null);
	useEffect(() => {
		const shown = dialog.current;
		shown?.showModal();
		return () => shown?.close();
	}, []);
	return dialog;
}
