import { mdiClose } from "@mdi/js";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import type { Filters, ListDefinition, ListLabels } from "./list-definition.ts";
import { filteredAddress, tableAddress, withoutFilters } from "./table-query.ts";

type Props = { definition: ListDefinition; filters: Filters | undefined; words: ListLabels };

/** The chosen words of filters, to take away. */
export function ChosenChips({ definition, filters, words }: Props) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(filters ?? {}).flatMap(([name, some]) => some.map((word) => ({ name, word, some })));
	if (chosen.length === 0) return null;
	return (
		<ul
			aria-label={t("filters")}
			className="relative mt-3 flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
		>
			{chosen.map(({ name, word, some }) => (
				<li key={`${name} ${word}`} className="shrink-0">
					<Link
						to={filteredAddress(
							search,
							name,
							some.filter((one) => one !== word),
						)}
						preventScrollReset
						className="inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-strong-line bg-surface px-2.5 text-sm font-semibold hover:bg-sunken"
					>
						<span>
							{words.label(name)}: {words.word(name, word)}
						</span>
						<Icon path={mdiClose} size={16} />
						<span className="sr-only">{t("filterRemove")}</span>
					</Link>
				</li>
			))}
			{chosen.length > 1 && (
				<li className="shrink-0">
					<Link
						to={tableAddress(withoutFilters(search, definition), {})}
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
