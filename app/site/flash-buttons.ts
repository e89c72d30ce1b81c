type Button = {
	/** Key of the text on the button, in the message's namespace. */
	label: string;
	/** Where the form is sent to. */
	address: (id: string) => string;
	/** Fields that tell the address where to lead back to: what the page that shows the message was asked with. */
	fields: (shownAt: URL) => Record<string, string>;
};

/**
 * Every button that a message can bring along. It does to one record what the office's own pages can do to it, and
 * nothing else.
 */
const buttons = {
	unhideRequest: {
		label: "undo",
		address: (id) => `/admin/kontakt-anfrage/${id}/einblenden`,
		fields: ({ pathname, searchParams }) => ({
			...Object.fromEntries([...searchParams].filter(([name]) => ["ansicht", "q", "page"].includes(name))),
			zurueck: pathname.startsWith("/admin/kontakt-anfrage/") ? "request" : "list",
		}),
	},
} satisfies Record<string, Button>;

/** A button by its name, and the record it is for. */
export type FlashButton = { name: keyof typeof buttons; id: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form behind a button; nothing where there is no such button, or no such id. */
export function flashButton(
	button: FlashButton | undefined,
	shownAt: URL,
): { label: string; address: string; fields: Record<string, string> } | undefined {
	if (!button || !Object.hasOwn(buttons, button.name) || !uuid.test(button.id)) return undefined;
	const { label, address, fields } = buttons[button.name];
	return { label, address: address(button.id), fields: fields(shownAt) };
}
