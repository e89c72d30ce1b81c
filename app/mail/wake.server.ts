type Listener = () => void;

let listener: Listener | undefined;

/** Registers the worker, to be called whenever a message may be waiting. */
export function onWake(wake: Listener | undefined): void {
	listener = wake;
}

/** Wakes the worker. The new message's transaction may not be committed yet. */
export function wakeWorker(): void {
	listener?.();
}
