/** Remembers the field with the cursor; the function puts it there again, also into a form that was drawn anew. */
export function cursorNow(): () => void {
	const { id, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
	return () => {
		const field = document.getElementById(id);
		if (document.activeElement !== document.body || !field) return;
		field.focus({ preventScroll: true });
		// Fields without a text have none.
		if (selectionStart != null) (field as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
	};
}
