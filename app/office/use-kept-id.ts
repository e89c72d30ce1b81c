import { useState } from "react";

/**
 * The id of what a form adds. It stays until that is stored, even if the page reloads its data meanwhile. `returned` is
 * the id of a text that comes back with a failure; the server may have given it a new one.
 */
export function useKeptId(next: string, stored: { id: string }[], returned?: string): string {
	const [kept, setKept] = useState(next);
	const isStored = stored.some(({ id }) => id === kept);
	if (returned && returned !== kept) setKept(returned);
	else if (!returned && isStored && kept !== next) setKept(next);
	return kept;
}
