/** A record as a page showed it, possibly without its state. */
export type Shown = { version: number; state?: string };

/** Says that nothing was done, because the record has changed since it was shown. */
export const CHANGED = Symbol("changed since it was shown");

export function isAsShown(now: Required<Shown>, { version, state = now.state }: Shown): boolean {
	return now.version === version && now.state === state;
}

/** Reads from a form how its page showed the record; null if it does not say. */
export function shownIn(form: FormData): Shown | null {
	const [version, state] = [form.get("version"), form.get("state")];
	return version === null ? null : { version: Number(version), state: typeof state === "string" ? state : undefined };
}

export function shownFields({ version, state }: Required<Shown>): Record<string, string> {
	return { version: String(version), state };
}
