import { mdiPrinterOutline } from "@mdi/js";
import { useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";
import { Share, toolLook } from "./share.tsx";

/** What somebody does with the page of a machine: keep it, pass it on, print it. */
export function OfferTools({ name, address }: { name: string; address: string }) {
	const t = useTexts("share");
	return (
		<div className="mt-4 flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-2 print:hidden">
			<Share title={name} address={address} />
			<button type="button" onClick={() => print()} className={`needs-script ${toolLook}`}>
				<Icon path={mdiPrinterOutline} size={20} /> {t("print")}
			</button>
		</div>
	);
}
