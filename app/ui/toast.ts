/** A short message that goes by itself. */
export type ToastMessage = { title: string; text?: string; kind: "good" | "bad"; action?: ToastAction };

/** A button in the message: sends these fields to an address, as a form would. */
export type ToastAction = { label: string; address: string; fields?: Record<string, string> };

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let early: ToastMessage | undefined;

/** Shows a message; a newer one takes the place of an older one. */
export function showToast(message: ToastMessage): void {
	if (listener) listener(message);
	else early = message;
}

/** Called once by the place on the page where messages appear. */
export function listenForToasts(next: Listener): () => void {
	listener = next;
	if (early) next(early);
	early = undefined;
	return () => {
		listener = undefined;
	};
}
