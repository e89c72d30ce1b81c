import { Link, useLocation } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { filteredAddress } from "./table-query.ts";

/** How many lines a page has; more of them begin at the first page. */
export function PageSizes({ sizes, size, count }: { sizes: readonly number[]; size: number; count: number }) {
	const t = useTexts("listViews");
	const search = new URLSearchParams(useLocation().search);
	if (count <= sizes[0]!) return null;
	return (
		<nav aria-label={t("perPage")} className="mt-6 flex items-center justify-center gap-1 text-sm">
			<span className="mr-1 text-muted" aria-hidden>
				{t("perPage")}
			</span>
			{sizes.map((one) => (
				<Link
					key={one}
					to={filteredAddress(search, "size", [String(one)])}
					replace
					prefetch="none"
					aria-current={one === size ? "true" : undefined}
					className="grid min-h-9 min-w-9 place-items-center rounded-sm font-semibold hover:bg-sunken aria-[current=true]:bg-sunken"
				>
					{one}
				</Link>
			))}
		</nav>
	);
}
