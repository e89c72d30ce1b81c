import { mdiPrinterOutline, mdiShareVariantOutline } from "@mdi/js";
import { Suspense, useState } from "react";
import { useTexts, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { dataSheetPath } from "../offer.ts";
import { CompareButton, SaveButton } from "../../site/watchlist/lazy-watchlist.tsx";

export const toolLook =
	"inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current";

/** Opens the system's dialog for sharing, or copies the link where no such dialog works. */
export function Share({ title, address }: { title: string; address: string }) {
	const t = useTexts("share");
	const [said, setSaid] = useState<"share" | "copied" | "copyFailed">("share");
	const share = async () => {
		try {
			if (navigator.share) return await navigator.share({ title, url: address });
		} catch (error) {
			// The visitor has closed the dialog.
			if ((error as Error).name === "AbortError") return;
		}
		try {
			await navigator.clipboard.writeText(address);
			setSaid("copied");
		} catch {
			setSaid("copyFailed");
		}
	};
	return (
		<>
			<button type="button" onClick={() => void share()} className={`needs-script ${toolLook}`}>
				<Icon path={mdiShareVariantOutline} size={20} /> <span>{t(said)}</span>
			</button>
			<span role="status" className="sr-only">
				{said !== "share" && t(said)}
			</span>
		</>
	);
}

export function OfferTools({ id, name, address }: { id: string; name: string; address: string }) {
	const t = useTexts("share");
	const here = useLocalPath();
	return (
		<div className="mt-3 flex flex-wrap gap-x-4 border-t border-line pt-1 text-[0.9375rem] print:hidden">
			<Suspense>
				<SaveButton id={id} name={name} wordy />
				<CompareButton id={id} name={name} wordy />
			</Suspense>
			<Share title={name} address={address} />
			<a href={here(dataSheetPath(id))} type="application/pdf" className={toolLook}>
				<Icon path={mdiPrinterOutline} size={20} /> {t("sheet")}
			</a>
		</div>
	);
}
