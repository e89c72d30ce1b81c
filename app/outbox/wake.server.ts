type Listener = () => void;

let listener: Listener | undefined;

/** Lets the worker know whenever something new may be waiting. */
export function onNews(wake: Listener | undefined): void {
	listener = wake;
}

/** Something was put into the outbox, in a transaction that may not be committed yet. */
export function wakeSoon(): void {
	listener?.();
}
