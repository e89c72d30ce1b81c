type Button = {
	/** Key of the text on the button, in the message's namespace. */
	label: string;
	/** The form's action. */
	address: (id: string, kind: string) => string;
};

/** Every button that a message can have. Each takes back one thing that the office has just done. */
const buttons = {
	undoStep: { label: "undo", address: (id, kind) => `/admin/rueckgaengig/${kind}/${id}` },
	undoBulk: { label: "undo", address: (id) => `/admin/viele-rueckgaengig/${id}` },
} satisfies Record<string, Button>;

/** The name of a button and the record it is for; `kind` where the button is for several kinds of record. */
export type FlashButton = { name: keyof typeof buttons; id: string; kind?: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form behind a button; undefined for an unknown button or an invalid id. */
export function flashButton(
	button: FlashButton | undefined,
	shownAt: URL,
): { label: string; address: string; fields: [name: string, word: string][] } | undefined {
	if (!button || !Object.hasOwn(buttons, button.name) || !uuid.test(button.id)) return undefined;
	const { kind = "" } = button;
	if (!/^[a-z]*$/.test(kind)) return undefined;
	const { label, address } = buttons[button.name];
	// The page that shows the message, so that the action can lead back to it.
	return { label, address: address(button.id, kind), fields: [["zurueck", shownAt.pathname + shownAt.search]] };
}
