import { mdiAlertOutline, mdiCheck, mdiChevronDoubleUp, mdiClose, mdiHelpCircleOutline } from "@mdi/js";
import { money, number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import type { OfferCard as FinderCard } from "../offer.ts";
import { OfferCard } from "../offer-card.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { aidAddress } from "./aid.ts";
import type { FinderGroup } from "./finder-results.server.ts";
import type { Job } from "./finder-job.ts";
import type { Reason } from "./judge.ts";

type Props = { group: FinderGroup; job: Job };

export function MachineGroup({ group, job, days }: Props & { days: number | null }) {
	const t = useTexts("maschinenfinder");
	const { kind, count, machines } = group;
	const isStage = kind === "stage1" || kind === "stage2";
	if (count === 0 && !isStage) return null;
	return (
		<div className="mt-8">
			<GroupHead group={group} job={job} />
			{count === 0 && <p className="mt-2 text-muted">{t("stageNone")}</p>}
			<ul className="mt-4 grid gap-8 lg:grid-cols-2 lg:gap-6">
				{machines.map(({ card, reasons }) => (
					<li
						key={card.id}
						className="grid grid-cols-1 gap-4 content-start border-b border-line pb-8 last:border-b-0 sm:max-lg:grid-cols-[15rem_minmax(0,1fr)] lg:border-0 lg:pb-0 lg:not-only:row-span-2 lg:not-only:grid-rows-subgrid lg:only:col-span-2 lg:only:grid-cols-2 print:break-inside-avoid"
					>
						<OfferCard offer={card} heading="h3" wide="(min-width: 64rem) 28rem, (min-width: 40rem) 15rem" />
						<div>
							{days !== null && days > 1 && <HireTotal days={days} card={card} />}
							<ul className="grid gap-2">
								{reasons.map((reason) => (
									<ReasonLine key={reason.key} reason={reason} />
								))}
							</ul>
							<p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
								<label className="inline-flex min-h-11 items-center gap-3 font-semibold">
									<input type="checkbox" name="ids" value={card.id} className="size-6 checked:accent-amber" />
									<span>
										{t("askWith")}
										<span className="sr-only">: {card.name}</span>
									</span>
								</label>
								{card.price !== null && (
									<LinkButton to={aidAddress("cost", card.id)} kind="quiet" size="small">
										{t("costOf")}
										<span className="sr-only"> {card.name}</span>
									</LinkButton>
								)}
							</p>
						</div>
					</li>
				))}
			</ul>
			{kind === "fits" && count > machines.length && (
				<p className="text-muted">{t("more", { count: count - machines.length })}</p>
			)}
		</div>
	);
}

/** What a machine for hire costs for the visitor's days, at its daily rate. */
function HireTotal({ days, card: { type, price, grossPrice } }: { days: number; card: FinderCard }) {
	const t = useTexts("maschinenfinder");
	const tax = useTexts("angebot")(grossPrice === null ? "net" : "gross");
	const language = useLanguage();
	const rate = grossPrice ?? price;
	if (type !== "miete" || rate === null) return null;
	const sum = money(language, Math.round(rate * days));
	return <p className="mb-3 font-semibold">{t("hireTotal", { days: number(language, days, 1), sum, tax })}</p>;
}

function GroupHead({ group: { kind, feed, product }, job }: Props) {
	const t = useTexts("maschinenfinder");
	const language = useLanguage();
	const write = (value: number | null) => number(language, value ?? 0);
	const sizes = { feed: write(feed), product: write(product) };
	if (kind === "fits") return null;
	return (
		<>
			{kind === "stage1" && (
				<p className="mb-6 max-w-[68ch]">
					{t("twoText", { lump: sizes.feed, target: write(job.target), between: sizes.product })}
				</p>
			)}
			<h2 className="text-2xl">{t(`group.${kind}`, sizes)}</h2>
			{kind === "ask" && <p className="mt-2 max-w-[68ch] text-muted">{t("askText")}</p>}
		</>
	);
}

const signs = {
	pass: [mdiCheck, "text-good"],
	ample: [mdiChevronDoubleUp, "text-muted"],
	near: [mdiAlertOutline, "text-link"],
	unknown: [mdiHelpCircleOutline, "text-muted"],
	fail: [mdiClose, "text-bad"],
} as const;

/** A reason in words, with a sign that screen readers announce, too. */
function ReasonLine({ reason: { key, grade, values } }: { reason: Reason }) {
	const t = useTexts("maschinenfinder");
	const language = useLanguage();
	const [path, colour] = signs[grade];
	const isInMetres = key.startsWith("width");
	const write = (name: string, value: number) => {
		if (isInMetres) return number(language, value / 1000, 2);
		return number(language, value, name === "need" ? 1 : 0);
	};
	const written = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, write(name, value)]));
	return (
		<li className="flex gap-2 text-[0.9375rem] leading-snug">
			<Icon path={path} size={20} className={`shrink-0 ${colour}`} />
			<span>
				<span className="sr-only">{t(`grade.${grade}`)} </span>
				<span>{t(`reason.${key}`, written)}</span>
			</span>
		</li>
	);
}
