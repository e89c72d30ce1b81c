import { useState } from "react";

/** The id of what a form adds. It stays until that is stored, or the server has `returned` a new one with a failure. */
export function useKeptId(next: string, stored: { id: string }[], returned?: string): string {
	const [kept, setKept] = useState(next);
	const isStored = stored.some(({ id }) => id === kept);
	if (returned && returned !== kept) setKept(returned);
	else if (!returned && isStored && kept !== next) setKept(next);
	return kept;
}
