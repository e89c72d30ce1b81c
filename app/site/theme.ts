/** The new colours are painted by then. */
const SWITCHED_MILLISECONDS = 300;

/** Switches between light and dark, and keeps the choice under the local storage key `theme`. */
export function switchTheme(): void {
	const { classList } = document.documentElement;
	// Without the fades that buttons and cards have: a hundred of them together would hold up the next press.
	classList.add("switching");
	const dark = classList.toggle("dark");
	setTimeout(() => classList.remove("switching"), SWITCHED_MILLISECONDS);
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
