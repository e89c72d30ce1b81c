import { money } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import type { OfferCard } from "./offer.ts";
import type { OfferPrice } from "./offer-price.ts";

const looks = {
	normal: "text-xl",
	line: "text-base",
	large: "text-3xl sm:text-4xl",
	bar: "text-lg leading-tight",
} as const;

type Props = { offer: OfferPrice & { unpriced?: boolean }; size?: keyof typeof looks };

/** A price, or "on request"; `unpriced` if there is none yet. Lists show a net price in whole euros. */
export function Price({ offer: { type, price, grossPrice, unpriced }, size = "normal" }: Props) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const look = `price ${looks[size]}`;
	if (price === null) return <span className={look}>{t(unpriced ? "noPrice" : "priceOnRequest")}</span>;
	const cents = grossPrice ?? (size === "large" || size === "bar" ? price : Math.round(price / 100) * 100);
	return (
		<span className={size === "bar" ? "grid" : "inline-flex flex-wrap items-baseline gap-x-2"}>
			<span className={look}>{money(language, cents)}</span>
			<span className={`text-muted ${size === "bar" ? "text-xs" : "text-sm"}`}>
				{(type === "miete" ? `${t("perDay")}, ` : "") + t(grossPrice ? "gross" : "net")}
			</span>
		</span>
	);
}

export function ReducedPrice({ offer }: { offer: Pick<OfferCard, "reduced" | "lowestPrice"> }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	if (!offer.reduced) return null;
	return (
		<p className="mt-1 text-sm">
			<b className="font-semibold text-good">{t("priceReduced")}</b>
			{offer.lowestPrice !== null && (
				<span>{` · ${t("lowestPrice", { price: money(language, offer.lowestPrice) })}`}</span>
			)}
		</p>
	);
}
