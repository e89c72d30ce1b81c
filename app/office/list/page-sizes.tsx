import { Form, useLocation } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import type { ListDefinition } from "./list-definition.ts";
import { filteredAddress, LOOKS } from "./table-query.ts";

/** How many lines a page has; more of them begin at the first page. */
export function PageSizes({ definition, size, count }: { definition: ListDefinition; size: number; count: number }) {
	const t = useTexts("listLooks");
	const { pathname, search } = useLocation();
	const { name, sizes } = definition;
	if (count <= sizes[0]) return null;
	return (
		<Form
			method="post"
			action={LOOKS}
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
