type Deed = {
	/** Key of the text on the button, in the message's namespace. */
	label: string;
	/** Where the form is sent to. */
	address: (id: string) => string;
	/** Fields that tell the address where to lead back to: what the page that shows the message was asked with. */
	fields: (shownAt: URL) => Record<string, string>;
};

/** Every button that a message can bring along. It does to one record what the office's own pages can do to it, and nothing else. */
const deeds = {
	unhideRequest: {
		label: "undo",
		address: (id) => `/admin/kontakt-anfrage/${id}/einblenden`,
		fields: ({ pathname, searchParams }) => ({
			...Object.fromEntries([...searchParams].filter(([name]) => ["ansicht", "q", "page"].includes(name))),
			zurueck: pathname.startsWith("/admin/kontakt-anfrage/") ? "request" : "list",
		}),
	},
} satisfies Record<string, Deed>;

/** A button by its name, and the record it is for. */
export type FlashDeed = { name: keyof typeof deeds; id: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The form behind a button; nothing where there is no such button, or no such id. */
export function flashButton(deed: FlashDeed | undefined, shownAt: URL): { label: string; address: string; fields: Record<string, string> } | undefined {
	if (!deed || !Object.hasOwn(deeds, deed.name) || !uuid.test(deed.id)) return undefined;
	const { label, address, fields } = deeds[deed.name];
	return { label, address: address(deed.id), fields: fields(shownAt) };
}
