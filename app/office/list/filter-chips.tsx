import { mdiClose, mdiPlus } from "@mdi/js";
import { Link, useLocation } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import type { Filters, ListDefinition, ListLabels } from "./list-definition.ts";
import { filteredAddress, tableAddress, withoutFilters } from "./table-query.ts";

type Props = { definition: ListDefinition; filters: Filters | undefined; words: ListLabels };

/** The chosen words of filters, to take away, and the list's usual ones, to add by one click. */
export function FilterChips({ definition, filters, words }: Props) {
	const t = useTexts("listing");
	const search = new URLSearchParams(useLocation().search);
	const chosen = Object.entries(filters ?? {}).flatMap(([name, some]) => some.map((word) => [name, word] as const));
	const isChosen = (name: string, word: string) => filters?.[name]?.includes(word) === true;
	const others = (definition.quick ?? []).filter(([name, word]) => !isChosen(name, word));
	if (chosen.length + others.length === 0) return null;
	const address = (name: string, word: string) => {
		const some = filters?.[name] ?? [];
		const next = isChosen(name, word) ? some.filter((one) => one !== word) : [...some, word];
		return filteredAddress(search, name, next);
	};
	return (
		<ul
			aria-label={t("filters")}
			className="flex gap-2 max-sm:-mx-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 sm:flex-wrap"
		>
			{[...chosen, ...others].map(([name, word]) => (
				<li key={`${name} ${word}`} className="shrink-0">
					<Link
						to={address(name, word)}
						preventScrollReset
						className={`inline-flex min-h-9 items-center gap-1.5 rounded-sm border px-2.5 text-sm hover:bg-sunken ${isChosen(name, word) ? "border-strong-line bg-surface font-semibold" : "border-line text-muted"}`}
					>
						{!isChosen(name, word) && <Icon path={mdiPlus} size={16} />}
						{words.label(name)}: {words.word(name, word)}
						{isChosen(name, word) && <Icon path={mdiClose} size={16} />}
						<span className="sr-only">{isChosen(name, word) ? t("filterRemove") : t("filterAdd")}</span>
					</Link>
				</li>
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
