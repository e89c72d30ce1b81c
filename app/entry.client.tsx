import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { addCatalogue } from "./i18n/catalogues.ts";
import type { Language } from "./i18n/language.ts";

/** Only the texts of the page's language are loaded; the server has named the file in the head (see entry.server). */
const language = document.documentElement.lang as Language;
const texts = language === "en" ? (await import("./i18n/en.ts")).en : (await import("./i18n/de.ts")).de;
addCatalogue(language, texts);

startTransition(() => {
	hydrateRoot(
		document,
		<StrictMode>
			<HydratedRouter />
		</StrictMode>,
	);
});
