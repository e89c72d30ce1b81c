type Button = {
	/** Key of the text on the button, in the message's namespace. */
	label: string;
	/** The form's action. */
	address: (id: string, kind: string) => string;
	/** Fields that describe the page showing the message, so that the action can redirect back to it. */
	fields: (shownAt: URL) => [name: string, word: string][];
};

/** Takes a step with a contact request, and comes back to the page that shows the message. */
const requestStep = (step: string): Button => ({
	label: "undo",
	address: (id) => `/admin/kontakt-anfrage/${id}/${step}`,
	fields: ({ pathname, searchParams }) => [
		...[...searchParams].filter(([name]) => name !== "zurueck"),
		["zurueck", pathname.startsWith("/admin/kontakt-anfrage/") ? "request" : "list"],
	],
});

/** Every button that a message can have. Each does one thing to one record that the office's own pages can do too. */
const buttons = {
	processRequest: requestStep("bearbeitet"),
	reopenRequest: requestStep("wieder-oeffnen"),
	hideRequest: requestStep("ausblenden"),
	unhideRequest: requestStep("einblenden"),
	undoStep: {
		label: "undo",
		address: (id, kind) => `/admin/rueckgaengig/${kind}/${id}`,
		fields: ({ pathname, search }) => [["zurueck", pathname + search]],
	},
	undoBulk: {
		label: "undo",
		address: (id) => `/admin/viele-rueckgaengig/${id}`,
		fields: ({ pathname, search }) => [["zurueck", pathname + search]],
	},
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
	const { label, address, fields } = buttons[button.name];
	return { label, address: address(button.id, kind), fields: fields(shownAt) };
}
