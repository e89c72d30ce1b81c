import { config } from "../../foundation/config/config.server.ts";
import { pathIn } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { chosenOffers } from "../../machines/chosen/chosen-offers.server.ts";
import { readIds, withIds } from "../../machines/chosen/offer-ids.ts";
import { OWN, OwnWatchlist, SharedWatchlist } from "../../machines/chosen/watchlists.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import type { Route } from "./+types/watchlist";

/** Without ids the page is the same for everybody, and the browser fills in its own list. */
export const loader = publicLoader({ ids: "uncached" }, async ({ search, language }) => {
	const asked = readIds(search.getAll("ids"));
	return {
		address: config().publicUrl + pathIn(language, "/merkliste"),
		texts: pageTexts(language, "watchlist", "share"),
		...(await chosenOffers(asked, language)),
	};
});

export default pageOfTexts(function WatchlistPage({
	loaderData: { ids, offers, gone, address },
}: Route.ComponentProps) {
	const t = useTexts("watchlist");
	const shared = ids.length > 0 && ids.at(-1) !== OWN;
	const addressOf = (chosen: readonly string[]) => withIds(address, chosen);
	return (
		<div className="page-width pt-6 sm:pt-14 print:pt-0">
			<PageMeta title={t("title")} noIndex />
			<h1 className="text-3xl sm:text-5xl print:text-xl">{t(shared ? "sharedTitle" : "title")}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted max-sm:text-[0.9375rem] print:hidden">
				{t(shared ? "sharedIntro" : "intro")}
			</p>
			{shared ? <SharedWatchlist {...{ offers, gone, addressOf }} /> : <OwnWatchlist addressOf={addressOf} />}
		</div>
	);
});
