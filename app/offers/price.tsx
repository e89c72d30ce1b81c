import { money } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import type { OfferType } from "./offer.ts";

/** A price as it is shown everywhere: heavy, per day for rent, or "on request". */
export function Price({ type, cents, size = "normal" }: { type: OfferType; cents: number | null; size?: "normal" | "large" }) {
	const t = useTexts("angebot");
	const language = useLanguage();
	const look = `font-display font-[820] tracking-[-0.015em] ${size === "large" ? "text-3xl sm:text-4xl" : "text-xl"}`;
	if (cents === null) return <span className={look}>{t("priceOnRequest")}</span>;
	return (
		<span className="inline-flex flex-wrap items-baseline gap-x-2">
			<span className={look}>{money(language, cents)}</span>
			<span className="text-sm text-muted">
				{type === "miete" ? `${t("perDay")}, ` : ""}
				{t("net")}
			</span>
		</span>
	);
}
