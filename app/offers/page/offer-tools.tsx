import { mdiPrinterOutline } from "@mdi/js";
import { Suspense } from "react";
import { useLocalPath, useTexts } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { dataSheetPath } from "../offer.ts";
import { SaveButton } from "../../watchlist/lazy-watchlist.tsx";
import { Share, toolLook } from "./share.tsx";

// Loads after the page, since it does nothing without a script.
/** Tools of a machine's page: save it, pass it on, print its data sheet. */
export function OfferTools({ id, name, address }: { id: string; name: string; address: string }) {
	const t = useTexts("share");
	const here = useLocalPath();
	return (
		<div className="mt-3 flex flex-wrap gap-x-4 border-t border-line pt-1 text-[0.9375rem] print:hidden">
			<Suspense>
				<SaveButton id={id} name={name} wordy />
			</Suspense>
			<Share title={name} address={address} />
			<a href={here(dataSheetPath(id))} type="application/pdf" className={toolLook}>
				<Icon path={mdiPrinterOutline} size={20} /> {t("sheet")}
			</a>
		</div>
	);
}
