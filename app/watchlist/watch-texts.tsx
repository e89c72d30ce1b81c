import type { ReactNode } from "react";
import { deWatch } from "../texts/public/de/watch.ts";
import { enWatch } from "../texts/public/en/watch.ts";
import { PageTextsProvider, useLanguage } from "../i18n/texts.tsx";

const texts = { de: deWatch, en: enWatch };

/** The few texts of the list, which come with its code instead of with every page. */
export function WatchTexts({ children }: { children: ReactNode }) {
	return <PageTextsProvider texts={texts[useLanguage()]}>{children}</PageTextsProvider>;
}
