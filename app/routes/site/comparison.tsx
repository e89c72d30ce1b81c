import { staffOrNull } from "../../accounts/session.server.ts";
import { config } from "../../foundation/config/config.server.ts";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { pathIn } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { comparedOffers } from "../../machines/chosen/chosen-offers.server.ts";
import { ChosenTools } from "../../machines/chosen/chosen-tools.tsx";
import { ComparisonTable } from "../../machines/chosen/comparison-table.tsx";
import { readIds, withIds } from "../../machines/chosen/offer-ids.ts";
import { pathOfType } from "../../machines/offer.ts";
import { Printed } from "../../machines/page/printed.tsx";
import type { OfferDetail } from "../../machines/offers.server.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { mostIn } from "../../site/watchlist/watchlist.ts";
import { Nothing } from "../../machines/chosen/watchlists.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import type { Route } from "./+types/comparison";

export const loader = publicLoader({ ids: "uncached" }, async ({ search, language, request, context }) => {
	const asked = readIds(search.getAll("ids"));
	const staff = asked.length > 0 && (await staffOrNull(request, context)) !== null;
	return {
		address: config().publicUrl + pathIn(language, "/vergleich"),
		texts: pageTexts(language, "comparison", "watchlist", "share", "staffOnly"),
		...(await comparedOffers(asked, language, { forStaff: staff })),
	};
});

export default pageOfTexts(function ComparisonPage({ loaderData }: Route.ComponentProps) {
	const { offers, gone } = loaderData;
	const t = useTexts("comparison");
	const list = useTexts("watchlist");
	const ids = offers.map(({ id }) => id);
	const address = withIds(loaderData.address, ids);
	return (
		<div className="page-width pt-6 sm:pt-14 print:pt-0">
			<PageMeta title={t("title")} noIndex />
			<h1 className="text-3xl sm:text-5xl print:text-xl">{t("title")}</h1>
			{gone > 0 && <Notice kind="plain" title={list("gone", { count: gone })} className="mt-6 print:hidden" />}
			{offers.length === 0 ? (
				<Nothing title={t("emptyTitle")} text={t("emptyText")} to="/merkliste" words={t("toList")} />
			) : (
				<>
					<div className="mt-6">
						<ChosenTools offers={offers} address={address} title={t("title")} />
					</div>
					<div className="mt-4 flex flex-wrap items-center gap-x-8 gap-y-2 print:hidden">
						{offers.length > 1 && (
							<label className="flex min-h-11 items-center gap-2">
								<input type="checkbox" id="only-differences" className="size-5 checked:accent-amber" />
								{t("onlyDifferences")}
							</label>
						)}
						{offers.length < mostIn.comparison && (
							<LinkButton to={listOf(offers)} kind="secondary" size="small">
								{t("another")}
							</LinkButton>
						)}
					</div>
					{categoriesOf(offers).length > 1 && <p className="mt-2 text-sm text-muted print:hidden">{t("kinds")}</p>}
					<ComparisonTable offers={offers} />
					<Printed address={address} />
				</>
			)}
		</div>
	);
});

type Kind = Pick<OfferDetail, "mainCategory" | "type">;

const categoriesOf = (offers: readonly Kind[]) => [...new Set(offers.map(({ mainCategory }) => mainCategory))];

/** The address of the list with more machines of the same kind. */
function listOf(offers: readonly Kind[]): string {
	const [category, another] = categoriesOf(offers);
	const search = category && !another ? `?${new URLSearchParams({ category })}` : "";
	return pathOfType[offers[0]!.type] + search;
}
