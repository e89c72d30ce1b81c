import { useLocation } from "react-router";
import { useTexts } from "../i18n/texts.tsx";
import { Listing } from "../office/listing.tsx";
import { Section } from "../office/section.tsx";
import { asksFor, type TablePage, type TableQuery } from "../office/table-query.ts";
import { OfferTable } from "./offer-table.tsx";
import type { OfferLine } from "./offer-table.server.ts";
import { offerPlace } from "./offer-table.ts";

/** The offers on the dashboard; `table` is null when they could not be read. */
export function OfferSection({ asked, table }: { asked: TableQuery<string>; table: TablePage<OfferLine> | null }) {
	const t = useTexts("adminDashboard");
	const { search } = useLocation();
	const words = {
		search: t("searchOffers"),
		add: t("addOffer"),
		empty: t("emptyOffers"),
		noMatch: t("noOffers", { text: asked.q }),
		failed: t("failedOffers", { code: 503 }),
	};
	return (
		<Section
			id={offerPlace.anchor}
			title={t("offers")}
			openAtFirst={true}
			asked={asksFor(new URLSearchParams(search), offerPlace)}
		>
			<Listing place={offerPlace} q={asked.q} table={table} words={words} addTo="/admin/angebot-hinzufuegen">
				{(lines) => <OfferTable lines={lines} sort={asked.sort} />}
			</Listing>
		</Section>
	);
}
