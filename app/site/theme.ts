/** Switches between light and dark, and keeps the choice under the local storage key `theme`. */
export function switchTheme(): void {
	const dark = document.documentElement.classList.toggle("dark");
	keep("theme", dark ? "dark" : "light");
}

/** Keeps a word in local storage; a browser that forbids it just forgets. */
export function keep(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {}
}

/** What was kept under a key, or null. */
export function kept(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}
