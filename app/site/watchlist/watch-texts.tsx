import type { ReactNode } from "react";
import { deWatch } from "../../texts/public/de/watch.ts";
import { enWatch } from "../../texts/public/en/watch.ts";
import { PageTextsProvider, useLanguage } from "../../foundation/i18n/texts.tsx";

const texts = { de: deWatch, en: enWatch };

/** The watchlist's few texts, loaded with its code, not with every page. */
export function WatchTexts({ children }: { children: ReactNode }) {
	return <PageTextsProvider texts={texts[useLanguage()]}>{children}</PageTextsProvider>;
}
