import { mdiMagnify } from "@mdi/js";
import { Form } from "react-router";
import { useLocalPath, useTexts } from "../foundation/i18n/texts.tsx";
import { Icon } from "../foundation/ui/icon.tsx";

/** A search of the machines for sale; its page tells if only machines for hire match. */
export function SiteSearch({ className }: { className: string }) {
	const t = useTexts("nav");
	return (
		<Form role="search" action={useLocalPath()("/angebot/kaufen")} className={`site-search ${className}`}>
			<input type="search" name="q" aria-label={t("search")} placeholder={t("search")} />
			<button type="submit" aria-label={t("search")}>
				<Icon path={mdiMagnify} size={20} />
			</button>
		</Form>
	);
}
