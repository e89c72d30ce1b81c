import { mdiCompareHorizontal, mdiPrinterOutline } from "@mdi/js";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { mostIn } from "../../site/watchlist/watchlist.ts";
import { isGone } from "../is-gone.ts";
import type { OfferCard } from "../offer.ts";
import { withIds } from "./offer-ids.ts";
import { Share, toolLook } from "../page/share.tsx";

type Props = {
	offers: readonly OfferCard[];
	/** The public address of these machines. */
	address: string;
	title: string;
	compares?: boolean;
};

export function ChosenTools({ offers, address, title, compares }: Props) {
	const t = useTexts("watchlist");
	const compared = offers.slice(0, mostIn.comparison).map(({ id }) => id);
	return (
		<div className="flex flex-wrap items-center gap-x-4 gap-y-2 max-sm:[&>a]:w-full print:hidden">
			{compares && compared.length > 1 && (
				<LinkButton to={withIds("/vergleich", compared)} kind="secondary">
					<Icon path={mdiCompareHorizontal} size={20} /> {t("compare")}
				</LinkButton>
			)}
			<EnquireAll offers={offers} />
			<Share title={title} address={address} />
			<button type="button" onClick={() => print()} className={`needs-script ${toolLook}`}>
				<Icon path={mdiPrinterOutline} size={20} /> {t("print")}
			</button>
		</div>
	);
}

/** Asks for all chosen machines that can still be had. */
export function EnquireAll({ offers }: Pick<Props, "offers">) {
	const t = useTexts("watchlist");
	const wanted = offers.filter(({ availability }) => !isGone(availability)).map(({ id }) => id);
	if (wanted.length === 0) return null;
	return (
		<LinkButton to={`${withIds("/kontakt", wanted)}#anfrage`}>
			<span>{t("enquire", { count: wanted.length })}</span>
			{offers.length === 1 && <span className="sr-only">: {offers[0]!.name}</span>}
		</LinkButton>
	);
}
