/** The new colours are painted by then. */
const SWITCH_MILLISECONDS = 300;

/** Switches between light and dark, and stores the choice under the local storage key `theme`. */
export function switchTheme(): void {
	const { classList } = document.documentElement;
	// Without the transitions of buttons and cards: a hundred at once would delay the response to the next click.
	classList.add("switching");
	const dark = classList.toggle("dark");
	setTimeout(() => classList.remove("switching"), SWITCH_MILLISECONDS);
	storeLocally("theme", dark ? "dark" : "light");
}

/** Stores a value in local storage; does nothing where the browser blocks it. */
export function storeLocally(key: string, value: string): void {
	try {
		localStorage.setItem(key, value);
	} catch {}
}
