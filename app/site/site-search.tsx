import { mdiMagnify } from "@mdi/js";
import { type ComponentProps, type ComponentType, useRef, useState } from "react";
import { Form } from "react-router";
import type { SiteSuggestions } from "../offers/search/site-suggestions.tsx";
import { useLocalPath, useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";

/**
 * A search of the machines for sale, which says where only machines for hire are found. What it suggests comes with its
 * first focus; where that can't be loaded, and without a script, it is a form and no more.
 */
export function SiteSearch({ className }: { className: string }) {
	const t = useTexts("nav");
	const input = useRef<HTMLInputElement>(null);
	const [Suggestions, setSuggestions] = useState<ComponentType<ComponentProps<typeof SiteSuggestions>>>();
	const suggest = () =>
		import("../offers/search/site-suggestions.tsx").then(
			(loaded) => setSuggestions(() => loaded.SiteSuggestions),
			() => {},
		);
	return (
		<Form role="search" action={useLocalPath()("/angebot/kaufen")} className={`site-search ${className}`}>
			<input ref={input} type="search" name="q" aria-label={t("search")} placeholder={t("search")} onFocus={suggest} />
			<button type="submit" aria-label={t("search")}>
				<Icon path={mdiMagnify} size={20} />
			</button>
			{Suggestions && <Suggestions input={input} label={t("search")} />}
		</Form>
	);
}
