/** The type of the page's module until it is started. */
export const LATER_SCRIPT = "text/later";

/**
 * The page with scripts that wait until what is seen first is loaded: style, fonts and pictures. React Router has no
 * word for that. Its module stands in the page as data until the script in the head starts it (`first-script.tsx`).
 */
export function scriptsLater(page: string): string {
	return page
		.replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
		.replace('<script type="module" async="">', `<script type="${LATER_SCRIPT}">`);
}
