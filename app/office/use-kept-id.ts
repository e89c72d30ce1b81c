import { useState } from "react";

/** The id of what a form adds. It stays until that is stored, even if the page reloads its data meanwhile. */
export function useKeptId(next: string, stored: { id: string }[]): string {
	const [kept, setKept] = useState(next);
	if (kept !== next && stored.some(({ id }) => id === kept)) setKept(next);
	return kept;
}
