import { mdiClose, mdiNotEqualVariant } from "@mdi/js";
import { useEffect } from "react";
import { useLocation } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { longWords } from "../../foundation/i18n/long-words.tsx";
import { useAllTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { idsOf, keep, remove, storedList } from "../../site/watchlist/watchlist.ts";
import { Cover } from "../offer-card.tsx";
import { EnquireAll } from "./chosen-tools.tsx";
import { withIds } from "./offer-ids.ts";
import { isGone } from "../is-gone.ts";
import { Price } from "../price.tsx";
import type { ComparedOffer } from "./chosen-offers.server.ts";

/** Up to four machines in columns, with every field that any of them has, and an enquiry for each. */
export function ComparisonTable({ offers }: { offers: readonly ComparedOffer[] }) {
	const t = useTexts("comparison");
	const groups = useGroups(offers);
	const rows = groups.flatMap((group) => group.rows);
	const ids = offers.map(({ id }) => id);
	const joinedIds = ids.join();
	// Whoever has chosen nothing finds these chosen in a list, and can add another.
	useEffect(() => {
		if (idsOf(storedList("comparison")).length === 0) keep("comparison", joinedIds.split(","));
	}, [joinedIds]);
	// Marks on most rows would tell nothing.
	const tellsApart = rows.filter(({ differs }) => differs).length * 2 <= rows.length;
	return (
		<div className="comparison mt-4" data-count={offers.length} data-apart={tellsApart || undefined}>
			<table>
				<caption className="sr-only">{t("caption")}</caption>
				<thead>
					<tr>
						<th scope="col">
							<span className="sr-only">{t("feature")}</span>
						</th>
						{offers.map((offer) => (
							<Head key={offer.id} offer={offer} rest={ids.filter((id) => id !== offer.id)} />
						))}
					</tr>
				</thead>
				<tbody>
					<tr>
						<th scope="row">
							<span className="sr-only">{t("pictures")}</span>
						</th>
						{offers.map(({ id, picture }) => (
							<td key={id}>
								<div className="max-w-96">
									<Cover picture={picture} sizes="(min-width: 64rem) 24rem, 46vw" />
								</div>
							</td>
						))}
					</tr>
				</tbody>
				{groups.map(({ label, rows }) => (
					<tbody key={label}>
						{label && (
							<tr>
								<th scope="rowgroup" colSpan={offers.length + 1}>
									{label}
								</th>
							</tr>
						)}
						{rows.map((row) => (
							<Row key={row.name} row={row} offers={offers} isMarked={row.differs && tellsApart} />
						))}
					</tbody>
				))}
				<tfoot className="print:hidden">
					<tr>
						<th scope="row">
							<span className="sr-only">{t("enquiry")}</span>
						</th>
						{offers.map((offer) => (
							<td key={offer.id}>
								<EnquireAll offers={[offer]} />
							</td>
						))}
					</tr>
				</tfoot>
			</table>
		</div>
	);
}

/** The rows of the page's own words, then every field that any of the machines has, in the data sheet's groups and order. */
function useGroups(offers: readonly ComparedOffer[]) {
	const texts = useAllTexts();
	const t = texts.of("comparison");
	const field = texts.of("offerField");
	const words = texts.of("angebot");
	/** `values` has one for each machine, null where it has none. */
	const row = (name: string, label: string, value: (offer: ComparedOffer) => string | null, staff = false) => {
		const values = offers.map(value);
		return { name, label, values, staff, differs: new Set(values).size > 1 };
	};
	const sheet = new Map(offers.flatMap((offer) => offer.sheet.map((one) => [one.name, one])));
	const before = (name: string) =>
		Math.max(...offers.map((offer) => offer.sheet.findIndex((one) => one.name === name)));
	const figures = [...sheet.values()].sort((a, b) => before(a.name) - before(b.name));
	const ofOffer = [
		row("availability", t("availability"), ({ availability, freeFrom }) => freeFrom ?? words(availability)),
		row("category", field("category"), (offer) => words(`category.${offer.subcategory ?? offer.mainCategory}`)),
		row("type", field("type"), ({ type }) => field(`type.${type}`)),
		row("condition", field("condition"), ({ condition }) => field(`condition.${condition}`)),
	];
	const ofSheet = [...new Set(figures.map(({ group }) => group))].map((group) => ({
		label: group,
		rows: figures
			.filter((one) => one.group === group)
			.map(({ name, label, staff }) =>
				row(name, label, (offer) => offer.sheet.find((one) => one.name === name)?.value ?? null, staff),
			),
	}));
	// A category or a type that is alike for all says nothing of a choice between them.
	const isShown = ({ name, differs }: (typeof ofOffer)[number]) =>
		differs || offers.length === 1 || name === "availability" || name === "condition";
	return [{ label: "", rows: ofOffer.filter(isShown) }, ...ofSheet];
}

function Head({ offer, rest }: { offer: ComparedOffer; rest: string[] }) {
	const t = useTexts("comparison");
	const { pathname, search } = useLocation();
	return (
		<th scope="col" abbr={offer.name}>
			<LocalLink
				to={`/angebot/detail/${offer.id}`}
				state={{ from: pathname + search }}
				lang={offer.nameLanguage}
				// Four narrow ones would be cut within the model, and a long word's own box would hide the ellipsis.
				className="line-clamp-4 font-bold underline-offset-4 hover:underline not-print:lg:line-clamp-3 not-print:xl:line-clamp-2 [&_span]:inline"
			>
				{longWords(offer.name, 10)}
			</LocalLink>
			<p className="mt-1">{!isGone(offer.availability) && <Price offer={offer} size="bar" />}</p>
			<LocalLink
				to={withIds("/vergleich", rest)}
				preventScrollReset
				// After the last machine, no table is left whose effect would store the rest.
				onClick={() => remove("comparison", [offer.id])}
				aria-label={t("removeMachine", { name: offer.name })}
				className="absolute top-0 right-0 grid size-8 place-items-center rounded-sm hover:bg-sunken lg:size-11 print:hidden"
			>
				<Icon path={mdiClose} size={20} />
			</LocalLink>
		</th>
	);
}

type ComparedRow = ReturnType<typeof useGroups>[number]["rows"][number];

function Row({ row, offers, isMarked }: { row: ComparedRow; offers: readonly ComparedOffer[]; isMarked: boolean }) {
	const t = useTexts("comparison");
	const note = useTexts("staffOnly");
	const label = longWords(row.staff ? `${row.label} (${note("note")})` : row.label);
	return (
		<tr data-differs={row.differs || undefined} className={row.staff ? "print:hidden" : undefined}>
			<th scope="row">
				<span>{label}</span>
				{isMarked && (
					<>
						<Icon path={mdiNotEqualVariant} size={16} className="ml-1 inline align-[-0.15em] text-link" />
						<span className="sr-only">, {t("differs")}</span>
					</>
				)}
			</th>
			{offers.map((offer, i) => (
				<td key={offer.id}>
					{(row.values[i] && longWords(row.values[i], 10)) ?? (
						<>
							<span aria-hidden>–</span>
							<span className="sr-only">{t("unknown")}</span>
						</>
					)}
				</td>
			))}
		</tr>
	);
}
