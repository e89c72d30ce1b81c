import { mdiMagnify } from "@mdi/js";
import { useRef } from "react";
import { Form } from "react-router";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { SearchField } from "./search-field.tsx";

/** Searches the machines for sale; the list says so if only machines for hire match. */
export function SiteSearch({ className }: { className: string }) {
	const t = useTexts("nav");
	const input = useRef<HTMLInputElement>(null);
	return (
		<Form role="search" action={useLocalPath()("/angebot/kaufen")} className={`site-search ${className}`}>
			<SearchField ref={input} type="alle" label={t("search")} placeholder={t("search")} />
			<button type="submit" aria-label={t("search")}>
				<Icon path={mdiMagnify} size={20} />
			</button>
		</Form>
	);
}
