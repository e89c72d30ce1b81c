import { data } from "react-router";
import { config } from "../../foundation/config/config.server.ts";
import { pathIn } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { chosenOffers } from "../../machines/chosen/chosen-offers.server.ts";
import { MOST_IDS, readIds, withIds } from "../../machines/chosen/offer-ids.ts";
import { OwnWatchlist, SharedWatchlist } from "../../machines/chosen/watchlists.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import type { Route } from "./+types/watchlist";

/** Without ids the page is the same for everybody, and the browser fills in its own list. */
export const loader = publicLoader({ ids: "uncached" }, async ({ search, language, context }) => {
	const asked = readIds(search.getAll("ids"));
	const page = {
		ids: asked.slice(0, MOST_IDS),
		more: asked.length > MOST_IDS,
		address: config().publicUrl + pathIn(language, "/merkliste"),
		texts: pageTexts(language, "watchlist", "share"),
	};
	try {
		return data({ ...page, ...(await chosenOffers(asked, language)), failed: false });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the machines of a list could not be read");
		return data({ ...page, offers: [], gone: 0, failed: true }, { status: 503 });
	}
});

export default pageOfTexts(WatchlistPage);

function WatchlistPage({ loaderData: { ids, offers, gone, more, address, failed } }: Route.ComponentProps) {
	const t = useTexts("watchlist");
	const errors = useTexts("errors");
	const shared = ids.length > 0;
	const addressOf = (chosen: readonly string[]) => withIds(address, chosen);
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={t("title")} noIndex />
			<h1 className="text-4xl sm:text-5xl">{t(shared ? "sharedTitle" : "title")}</h1>
			<p className="mt-3 max-w-[62ch] text-lg text-muted">{t(shared ? "sharedIntro" : "intro")}</p>
			{failed ? (
				<div className="mt-8">
					<Failure title={errors("fetchErrorTitle")} text={errors("fetchErrorAngebote")} />
				</div>
			) : shared ? (
				<SharedWatchlist {...{ offers, gone, more, addressOf }} />
			) : (
				<OwnWatchlist addressOf={addressOf} />
			)}
		</div>
	);
}
