import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import type { Asked, BulkAnswer } from "./bulk-answer.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { BulkPanel } from "./bulk-panel.tsx";
import type { ListDefinition, ListLabels } from "./list-definition.ts";
import { Listing, type ListingProps } from "./listing.tsx";
import { ChosenChips } from "./filter-chips.tsx";
import { DropLinks, ListTools, UnknownFilters } from "./list-tools.tsx";
import { filteredAddress, LIST_LAYOUT, type TableQuery } from "./table-query.ts";
import { ChoiceContext, useChoice } from "./use-choice.ts";

type Props<Line> = Omit<ListingProps<Line>, "q" | "isFiltered" | "tools" | "below"> & {
	definition: ListDefinition;
	query: TableQuery<string>;
	words: ListLabels;
	/** What the reader may do with chosen rows, by the word that the form sends. */
	actions: readonly string[];
	/** The action that is marked, because it takes something away. */
	risky: string;
	/** What the server said to the last action, and how what it asks for is drawn. */
	answer: BulkAnswer | undefined;
	ask: (asked: Asked) => ReactNode;
	addressOf: (id: string) => string;
	/** Where rows come from as a file; null for readers who may not have it. */
	exportAt: string | null;
};

/** A list on a page of its own: search, filters, rows, what can be done with the chosen ones, and its pages. */
export function ListPage<Line extends { id: string }>({
	definition,
	query,
	words,
	actions,
	risky,
	answer,
	ask,
	addressOf,
	exportAt,
	...listing
}: Props<Line>) {
	const { table } = listing;
	const count = table?.count ?? 0;
	const rows = (table?.lines ?? []).map(({ id }) => id);
	const left = answer?.state === "partly" ? answer.failed.map(({ id }) => id) : [];
	const choice = useChoice(rows, count, left);
	return (
		<>
			<ChoiceContext value={choice}>
				<Listing
					noMatch={table?.drops && <DropLinks {...{ words, query }} drops={table.drops} />}
					{...listing}
					q={query.q}
					isFiltered={query.filters !== undefined}
					tools={<ListTools {...{ definition, query, words, exportAt, count }} />}
					below={
						<>
							<ChosenChips definition={definition} filters={query.filters} words={words} />
							<UnknownFilters definition={definition} />
							<BulkPanel answer={answer} ask={ask} addressOf={addressOf} />
						</>
					}
				/>
			</ChoiceContext>
			{count > 0 && <BulkBar {...{ actions, risky, words, choice, count, exportAt }} />}
			{table && <PageSizes definition={definition} size={query.size} count={count} />}
		</>
	);
}

/** How many lines a page has; more of them begin at the first page. */
function PageSizes({ definition, size, count }: { definition: ListDefinition; size: number; count: number }) {
	const t = useTexts("listLayout");
	const { pathname, search } = useLocation();
	const { name, sizes } = definition;
	if (count <= sizes[0]) return null;
	return (
		<Form
			method="post"
			action={LIST_LAYOUT}
			replace
			aria-label={t("perPage")}
			className="mt-6 flex items-center justify-center gap-1 text-sm"
		>
			<HiddenFields
				fields={{ list: name, zurueck: pathname + filteredAddress(new URLSearchParams(search), "page", []) }}
			/>
			<span className="mr-1 text-muted" aria-hidden>
				{t("perPage")}
			</span>
			{sizes.map((one) => (
				<button
					key={one}
					type="submit"
					name="size"
					value={one}
					aria-current={one === size ? "true" : undefined}
					className="grid min-h-9 min-w-9 place-items-center rounded-sm font-semibold hover:bg-sunken aria-[current=true]:bg-sunken"
				>
					{one}
				</button>
			))}
		</Form>
	);
}
