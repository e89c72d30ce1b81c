/** Whether the page stands in another one: a preview beside its form. Never on the server. */
export function isFramed(): boolean {
	return typeof window !== "undefined" && window.parent !== window;
}
