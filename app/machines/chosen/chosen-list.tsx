import { type ReactNode, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { ChosenTools } from "./chosen-tools.tsx";
import { OfferCard } from "../offer-card.tsx";
import type { OfferCard as Card } from "../offer.ts";
import { MOST_COMPARED } from "./offer-ids.ts";

type Props = {
	offers: readonly Card[];
	/** The offers still on the list; others stay visible until the page is left, and can be saved again. */
	counted?: readonly Card[];
	/** The public address of a list of these ids. */
	addressOf: (ids: readonly string[]) => string;
	title: string;
	children?: ReactNode;
};

/** The line with the count; takes the focus when a button disappears. */
export const COUNT_ID = "anzahl";

/** Chosen machines, and the actions for all or some of them. */
export function ChosenList({ offers, counted = offers, addressOf, title, children }: Props) {
	const t = useTexts("watchlist");
	const [marked, setMarked] = useState<readonly string[]>([]);
	const chosen = counted.filter(({ id }) => marked.includes(id));
	const used = chosen.length > 0 ? chosen : counted;
	const mark = (id: string, on: boolean) => setMarked(on ? [...marked, id] : marked.filter((one) => one !== id));
	return (
		<>
			<div className="mt-6 grid gap-3 border-y border-line py-4">
				<p id={COUNT_ID} tabIndex={-1} role="status" className="font-display text-2xl font-bold">
					{counted.length === 1 ? t("countOne") : t("count", { count: counted.length })}
				</p>
				<ChosenTools offers={used} address={addressOf(used.map(({ id }) => id))} title={title} compares />
				{used.length > MOST_COMPARED && (
					<p className="text-sm text-muted print:hidden">{t(chosen.length > 0 ? "tooMany" : "compareHint")}</p>
				)}
				{children}
			</div>
			<div className="mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 print:grid-cols-3">
				{offers.map((offer, i) => (
					<div key={offer.id} className="grid grid-rows-[1fr_auto] gap-1 print:break-inside-avoid">
						<OfferCard offer={offer} first={i === 0} />
						{counted.length > 2 && counted.includes(offer) && (
							<label className="needs-script flex min-h-11 w-fit items-center gap-2 px-1 print:hidden">
								<input
									type="checkbox"
									checked={marked.includes(offer.id)}
									aria-label={t("chooseMachine", { name: offer.name })}
									onChange={({ target }) => mark(offer.id, target.checked)}
									className="size-5 accent-amber"
								/>
								{t("choose")}
							</label>
						)}
					</div>
				))}
			</div>
		</>
	);
}
