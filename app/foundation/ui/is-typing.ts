/** Whether keys that are pressed there are typed into something. */
export function isTyping(target: EventTarget | null): boolean {
	return (
		target instanceof HTMLElement &&
		(target.isContentEditable ||
			target.matches("input:not([type=checkbox], [type=radio], [type=file]), textarea, select"))
	);
}
