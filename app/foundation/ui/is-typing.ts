/** Whether a key press at this element types something. */
export function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			target.matches("input:not([type=checkbox], [type=radio], [type=file]), textarea, select"))
	);
}
