export type ToastMessage = { title: string; text?: string; kind: "good" | "bad"; action?: ToastAction };

/** A button in the message that posts these fields to an address. */
export type ToastAction = { label: string; address: string; fields: Record<string, string> };

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let pending: ToastMessage | undefined;

/** Shows a message; it replaces the one before. */
export function showToast(message: ToastMessage): void {
	if (listener) listener(message);
	else pending = message;
}

/** For the one component that shows messages, which also gets a message that came before it. */
export function listenForToasts(next: Listener): () => void {
	listener = next;
	if (pending) next(pending);
	pending = undefined;
	return () => void (listener = undefined);
}
