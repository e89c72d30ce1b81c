/** A message's undo button; `id` is that of the office's last action (see office/list/undo.server.ts). */
export type FlashButton = { name: "undo"; id: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form behind a button; undefined for an unknown button or an invalid id. */
export function flashButton(
	button: FlashButton | undefined,
	shownAt: URL,
): { label: string; address: string; fields: [name: string, word: string][] } | undefined {
	if (button?.name !== "undo" || !uuid.test(button.id)) return undefined;
	// The page that shows the message, to which the action returns.
	const fields: [string, string][] = [["zurueck", shownAt.pathname + shownAt.search]];
	return { label: "undo", address: `/admin/viele-rueckgaengig/${button.id}`, fields };
}
