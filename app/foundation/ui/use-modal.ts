import { useEffect, useRef } from "react";

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
