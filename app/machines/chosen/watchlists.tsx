import { useEffect, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useFetcher, useLocation } from "react-router";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import { useSavedIds } from "../../site/watchlist/use-saved-ids.ts";
import { mostIn, remove, type SaveOutcome, save } from "../../site/watchlist/watchlist.ts";
import type { OfferCard as Card } from "../offer.ts";
import { withIds } from "./offer-ids.ts";
import { WatchTexts } from "../../site/watchlist/watch-texts.tsx";
import { ChosenTools } from "./chosen-tools.tsx";
import { OfferCard } from "../offer-card.tsx";
import { Printed } from "../page/printed.tsx";

/** `ids` also has machines without a page, which `offers` lacks. */
type ListedMachines = { ids: string[]; offers: Card[] };

/** Ends the ids of one's own list: should its address open as a page, once a dead line is back, it is no shared one. */
export const OWN = "own";

/** The line with the count; takes the focus when a button disappears. */
const COUNT_ID = "anzahl";

/** The browser's own watchlist. A removed machine stays in its place until another is added or the page is left. */
export function OwnWatchlist({ addressOf }: Pick<ListProps, "addressOf">) {
	const t = useTexts("watchlist");
	const ids = useSavedIds("watchlist");
	const data = useMachines(ids);
	if (ids === null)
		return (
			<p className="mt-8 text-muted">
				<span className="needs-script">{t("loading")}</span>
				<span className="without-script">{t("noScript")}</span>
			</p>
		);
	if (ids.length === 0 && !data?.offers.length)
		return <Nothing title={t("emptyTitle")} text={t("emptyText")} to="/angebot/mieten" words={t("hire")} />;
	if (!data) return <p className="mt-8 text-muted">{t("loading")}</p>;
	const gone = ids.filter((id) => data.ids.includes(id) && !data.offers.some((offer) => offer.id === id));
	return (
		<ChosenList
			offers={data.offers}
			counted={data.offers.filter(({ id }) => ids.includes(id))}
			addressOf={addressOf}
			title={t("title")}
		>
			{gone.length > 0 && (
				<Notice kind="plain" title={t("gone", { count: gone.length })}>
					<Button kind="secondary" size="small" className="mt-2" onClick={() => drop(gone)}>
						{t("dropGone")}
					</Button>
				</Notice>
			)}
		</ChosenList>
	);
}

/** Takes machines off the list, and moves the focus from their button, which disappears. */
function drop(ids: string[]): void {
	if (flushSync(() => remove("watchlist", ids)) === "done") document.getElementById(COUNT_ID)?.focus();
}

/** Returns the machines from the server, which is asked again when an id is new, but not when one is removed. */
function useMachines(ids: string[] | null): ListedMachines | undefined {
	const here = useLocalPath();
	const { load, data } = useFetcher<ListedMachines>();
	const hasNew = ids?.some((id) => !data?.ids.includes(id)) ?? false;
	const address = ids && hasNew ? withIds(here("/merkliste"), [...ids, OWN]) : null;
	useEffect(() => {
		if (address) void load(address);
	}, [address, load]);
	return data;
}

/** In place of machines, with the ways to some. */
export function Nothing({ title, text, to, words }: { title: string; text: string; to: string; words: string }) {
	return (
		<div className="mt-8 rounded-md border border-line bg-surface p-6 sm:p-8">
			<h2 id={COUNT_ID} tabIndex={-1} className="text-2xl">
				{title}
			</h2>
			<p className="mt-2 text-muted">{text}</p>
			<p className="mt-6 flex flex-wrap gap-3">
				<LinkButton to="/angebot/kaufen">{useTexts("watchlist")("buy")}</LinkButton>
				<LinkButton to={to} kind="secondary">
					{words}
				</LinkButton>
			</p>
		</div>
	);
}

type SharedProps = Pick<ListProps, "offers" | "addressOf"> & { gone: number };

/** A list that somebody has passed on; it can be added to one's own. */
export function SharedWatchlist({ offers, gone, addressOf }: SharedProps) {
	const t = useTexts("watchlist");
	if (offers.length === 0) return <Notice kind="plain" title={t("goneAll")} className="mt-8" />;
	return (
		<ChosenList offers={offers} addressOf={addressOf} title={t("sharedTitle")}>
			{gone > 0 && <Notice kind="plain" title={t("gone", { count: gone })} />}
			<TakeOver ids={offers.map(({ id }) => id)} />
		</ChosenList>
	);
}

function TakeOver({ ids }: { ids: readonly string[] }) {
	const t = useTexts("watchlist");
	const [outcome, setOutcome] = useState<SaveOutcome | null>(null);
	return (
		<div className="needs-script print:hidden">
			<Button kind="secondary" className="max-sm:w-full" onClick={() => setOutcome(save("watchlist", ids))}>
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

type ListProps = {
	offers: readonly Card[];
	/** Those still on the list; removed ones stay visible until the page is left, and can be saved again. */
	counted?: readonly Card[];
	/** The public address of a list of these ids. */
	addressOf: (ids: readonly string[]) => string;
	title: string;
	children?: ReactNode;
};

function ChosenList({ offers, counted = offers, addressOf, title, children }: ListProps) {
	const t = useTexts("watchlist");
	const { pathname, search } = useLocation();
	const address = addressOf(counted.map(({ id }) => id));
	return (
		<>
			<div className="mt-4 grid gap-3 border-y border-line py-4 sm:mt-6 print:mt-2 print:border-0 print:py-0">
				<p id={COUNT_ID} tabIndex={-1} role="status" className="font-display text-2xl font-bold">
					{t("count", { count: counted.length })}
				</p>
				<ChosenTools offers={counted} address={address} title={title} compares />
				{counted.length > mostIn.comparison && <p className="text-sm text-muted print:hidden">{t("compareHint")}</p>}
				{children}
			</div>
			<div className="machine-cards few-cards mt-6 grid gap-4 print:mt-2">
				{offers.map((offer, i) => (
					<OfferCard key={offer.id} offer={offer} from={pathname + search} first={i === 0} />
				))}
			</div>
			<Printed address={address} />
		</>
	);
}
