import { mdiClose, mdiPlus } from "@mdi/js";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { Filters, ListDefinition, ListLabels } from "./list-definition.ts";
import { filteredAddress, tableAddress, withoutFilters } from "./table-query.ts";

type Props = { definition: ListDefinition; filters: Filters | undefined; words: ListLabels };
type Chip = readonly [name: string, word: string];

const rowLook = "relative flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap";

/** The chosen words of filters, to take away. */
export function ChosenChips({ definition, filters, words }: Props) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(filters ?? {}).flatMap(([name, some]) => some.map((word): Chip => [name, word]));
	if (chosen.length === 0) return null;
	return (
		<ul aria-label={t("filters")} className={`mt-3 ${rowLook}`}>
			{chosen.map((chip) => (
				<ChipLink key={chip.join(" ")} chip={chip} isChosen filters={filters} words={words} />
			))}
			{chosen.length > 1 && (
				<li className="shrink-0">
					<Link
						to={tableAddress(withoutFilters(search, definition), definition, {})}
						preventScrollReset
						className="inline-flex min-h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
					>
						{t("filtersRemove")}
					</Link>
				</li>
			)}
		</ul>
	);
}

/** The list's usual filters that are not chosen, to add by one click. */
export function UsualChips({ definition, filters, words }: Props) {
	const t = useTexts("listing");
	const others = (definition.quick ?? []).filter(([name, word]) => !filters?.[name]?.includes(word));
	if (others.length === 0) return null;
	return (
		<ul aria-label={t("filters")} className="flex flex-wrap gap-2 sm:col-span-2">
			{others.map((chip) => (
				<ChipLink key={chip.join(" ")} chip={chip} isChosen={false} filters={filters} words={words} />
			))}
		</ul>
	);
}

function ChipLink({
	chip: [name, word],
	isChosen,
	filters,
	words,
}: Omit<Props, "definition"> & { chip: Chip; isChosen: boolean }) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const some = filters?.[name] ?? [];
	const next = isChosen ? some.filter((one) => one !== word) : [...some, word];
	return (
		<li className="shrink-0">
			<Link
				to={filteredAddress(search, name, next)}
				preventScrollReset
				className={`inline-flex min-h-9 items-center gap-1.5 rounded-sm border px-2.5 text-sm hover:bg-sunken ${isChosen ? "border-strong-line bg-surface font-semibold" : "border-line text-muted"}`}
			>
				{!isChosen && <Icon path={mdiPlus} size={16} />}
				<span>
					{words.label(name)}: {words.word(name, word)}
				</span>
				{isChosen && <Icon path={mdiClose} size={16} />}
				<span className="sr-only">{isChosen ? t("filterRemove") : t("filterAdd")}</span>
			</Link>
		</li>
	);
}
