import { mdiEmailOutline, mdiLinkVariant, mdiShareVariantOutline, mdiWhatsapp, mdiPrinterOutline } from "@mdi/js";
import { type MouseEvent, Suspense } from "react";
import { useTexts, useLocalPath } from "../../foundation/i18n/texts.tsx";
import { closeOnEscape } from "../../foundation/ui/close-on-escape.ts";
import { CopyButton } from "../../foundation/ui/copy-button.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { dataSheetPath } from "../offer.ts";
import { SaveButton } from "../../site/watchlist/lazy-watchlist.tsx";

export const toolLook =
	"inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current";

const entryLook = "flex min-h-11 w-full items-center gap-3 rounded-sm px-3 text-left hover:bg-sunken";

/**
 * Passes a page on: by the system's dialog if the browser has one, else by a link to copy, a mail or WhatsApp. These
 * are plain links: nothing is loaded from elsewhere, and the last two work without a script.
 */
export function Share({ title, address }: { title: string; address: string }) {
	const t = useTexts("share");
	const both = `${title}\n${address}`;
	const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(both)}`;
	return (
		<details
			onKeyDown={closeOnEscape}
			onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView({ block: "nearest" })}
			className="open:w-full"
		>
			<summary
				onClick={(event) => shareBySystem(event, { title, url: address })}
				className={`list-none [&::-webkit-details-marker]:hidden ${toolLook}`}
			>
				<Icon path={mdiShareVariantOutline} size={20} /> {t("share")}
			</summary>
			<ul className="mt-1 mb-2 rounded-md border border-line bg-surface p-1">
				<li className="needs-script">
					<CopyButton
						text={() => address}
						words={{ copy: t("copy"), copied: t("copied"), failed: t("copyFailed") }}
						className={entryLook}
					>
						<Icon path={mdiLinkVariant} size={20} className="shrink-0" /> {t("copy")}
					</CopyButton>
				</li>
				<li>
					<a href={mail} className={entryLook}>
						<Icon path={mdiEmailOutline} size={20} className="shrink-0" /> {t("mail")}
					</a>
				</li>
				<li>
					<a
						href={`https://wa.me/?text=${encodeURIComponent(both)}`}
						target="_blank"
						rel="noopener noreferrer"
						className={entryLook}
					>
						<Icon path={mdiWhatsapp} size={20} className="shrink-0" /> WhatsApp
						<span className="sr-only">{t("newTab")}</span>
					</a>
				</li>
			</ul>
		</details>
	);
}

/** Opens the system's dialog; without one, or if it fails, the menu opens. */
function shareBySystem(event: MouseEvent<HTMLElement>, page: ShareData): void {
	const menu = event.currentTarget.parentElement as HTMLDetailsElement;
	if (menu.open || !navigator.share) return;
	event.preventDefault();
	navigator.share(page).catch((error: Error) => {
		if (error.name !== "AbortError") menu.open = true;
	});
}

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
