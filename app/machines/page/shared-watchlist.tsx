import { useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { type SaveOutcome, save } from "../../site/watchlist/watchlist.ts";
import { WatchTexts } from "../../site/watchlist/watch-texts.tsx";
import { ChosenList } from "../chosen/chosen-list.tsx";
import type { OfferCard } from "../offer.ts";
import { MOST_IDS } from "../chosen/offer-ids.ts";

type Props = {
	offers: readonly OfferCard[];
	gone: number;
	/** The address names more machines than are shown. */
	more: boolean;
	addressOf: (ids: readonly string[]) => string;
};

/** A list that somebody has passed on, and that can be added to one's own. */
export function SharedWatchlist({ offers, gone, more, addressOf }: Props) {
	const t = useTexts("watchlist");
	if (offers.length === 0)
		return (
			<div className="mt-8 grid gap-3">
				<Notice kind="plain" title={t("goneAll")} />
			</div>
		);
	return (
		<ChosenList offers={offers} addressOf={addressOf} title={t("sharedTitle")}>
			{more && <Notice kind="plain" title={t("more", { most: MOST_IDS })} />}
			{gone > 0 && <Notice kind="plain" title={gone === 1 ? t("goneOne") : t("gone", { count: gone })} />}
			<TakeOver ids={offers.map(({ id }) => id)} />
		</ChosenList>
	);
}

function TakeOver({ ids }: { ids: readonly string[] }) {
	const t = useTexts("watchlist");
	const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
	return (
		<div className="needs-script print:hidden">
			<Button kind="secondary" onClick={() => setOutcome(save(ids))}>
				{t("takeOver")}
			</Button>
			<p role="status" className="not-empty:mt-2">
				{outcome === "done" && <span>{t("takenOver")}</span>}
				{outcome !== null && outcome !== "done" && (
					<WatchTexts>
						<Refusal outcome={outcome} />
					</WatchTexts>
				)}
			</p>
		</div>
	);
}

function Refusal({ outcome }: { outcome: Exclude<SaveOutcome, "done"> }) {
	const t = useTexts("watch");
	return outcome === "full" ? `${t("full")}. ${t("fullText")}` : `${t("refused")}. ${t("refusedText")}`;
}
