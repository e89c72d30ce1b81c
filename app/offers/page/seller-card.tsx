import { useTexts } from "../../i18n/texts.tsx";
import { Portrait } from "../../media/portrait.tsx";
import type { OfferType, Seller } from "../offer.ts";

/** Who is asked about a machine, with the own number. */
export function SellerCard({ seller, type, call }: { seller: Seller; type: OfferType; call: string | null }) {
	const t = useTexts("buying");
	return (
		<section aria-label={t("seller")} className="mt-5 flex items-center gap-4 border-t border-line pt-4">
			<Portrait name={seller.name} path={seller.portrait} />
			<div className="min-w-0">
				<p className="text-sm text-muted">{t("seller")}</p>
				<p className="font-semibold wrap-anywhere">{seller.name}</p>
				<p className="flex flex-wrap items-center gap-x-3 text-sm">
					{t(`sells.${type}`)}
					{call ? (
						<a href={call} className="inline-flex min-h-9 items-center text-base underline underline-offset-4">
							{seller.phone}
						</a>
					) : (
						seller.phone
					)}
				</p>
			</div>
		</section>
	);
}
