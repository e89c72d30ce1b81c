import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useFetcher } from "react-router";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { buttonLook, Button } from "../../foundation/ui/button.tsx";
import { Failure } from "../../foundation/ui/failure.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { useWatchlist } from "../../site/watchlist/use-watchlist.ts";
import { remove } from "../../site/watchlist/watchlist.ts";
import { ChosenList, COUNT_ID } from "./chosen-list.tsx";
import type { OfferCard } from "../offer.ts";
import { withIds } from "./offer-ids.ts";
import { withNewIds } from "./seen-machines.ts";

/** A watchlist's machines; `failed` if they could not be read. */
export type ListedMachines = { ids: string[]; offers: OfferCard[]; failed: boolean };

/** The browser's own watchlist. A removed machine stays in its place until the page is left. */
export function OwnWatchlist({ addressOf }: { addressOf: (ids: readonly string[]) => string }) {
	const t = useTexts("watchlist");
	const errors = useTexts("errors");
	const ids = useWatchlist();
	const { data, isSeen } = useMachines(ids);
	if (ids === null)
		return (
			<p className="mt-8 text-muted">
				<span className="needs-script">{t("loading")}</span>
				<span className="without-script">{t("noScript")}</span>
			</p>
		);
	if (ids.length === 0 && !isSeen) return <Nothing />;
	if (!data) return <p className="mt-8 text-muted">{t("loading")}</p>;
	if (data.failed)
		return (
			<div className="mt-8">
				<Failure title={errors("fetchErrorTitle")} text={errors("fetchErrorAngebote")} />
			</div>
		);
	if (ids.length === 0 && data.offers.length === 0) return <Nothing />;
	const gone = ids.filter((id) => data.ids.includes(id) && !data.offers.some((offer) => offer.id === id));
	return (
		<ChosenList
			offers={data.offers}
			counted={data.offers.filter(({ id }) => ids.includes(id))}
			addressOf={addressOf}
			title={t("title")}
		>
			{gone.length > 0 && (
				<Notice kind="plain" title={gone.length === 1 ? t("goneOne") : t("gone", { count: gone.length })}>
					<Button kind="secondary" size="small" className="mt-2" onClick={() => drop(gone)}>
						{t("dropGone")}
					</Button>
				</Notice>
			)}
		</ChosenList>
	);
}

/** Takes machines off the list, and moves the focus, since their buttons disappear. */
function drop(ids: string[]): void {
	if (flushSync(() => remove(ids)) === "done") document.getElementById(COUNT_ID)?.focus();
}

/** Returns the listed machines as the server knows them, and those that were on the list since the page was opened. */
function useMachines(ids: string[] | null) {
	const here = useLocalPath();
	const { load, data } = useFetcher<ListedMachines>();
	const [seen, setSeen] = useState<string[]>([]);
	const all = withNewIds(seen, ids ?? []);
	if (all !== seen) setSeen(all);
	const address = seen.length > 0 ? withIds(here("/merkliste"), seen) : null;
	useEffect(() => {
		if (address) void load(address);
	}, [address, load]);
	return { data, isSeen: seen.length > 0 };
}

function Nothing() {
	const t = useTexts("watchlist");
	return (
		<div className="mt-8 rounded-md border border-line bg-surface p-6 sm:p-8">
			<h2 id={COUNT_ID} tabIndex={-1} className="text-2xl">
				{t("emptyTitle")}
			</h2>
			<p className="mt-2 text-muted">{t("emptyText")}</p>
			<p className="mt-6 flex flex-wrap gap-3">
				<LocalLink to="/angebot/kaufen" className={buttonLook()}>
					{t("buy")}
				</LocalLink>
				<LocalLink to="/angebot/mieten" className={buttonLook({ kind: "secondary" })}>
					{t("hire")}
				</LocalLink>
			</p>
		</div>
	);
}
