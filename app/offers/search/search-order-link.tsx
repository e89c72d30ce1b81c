import { mdiBellOutline } from "@mdi/js";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { Icon } from "../../ui/icon.tsx";
import { filterSearch, type OfferFilter } from "../list/list-address.ts";

/** Links to the search alert with a list's filters. */
export function SearchOrderLink({
	filter,
	className,
	words = "searchOrder",
}: {
	filter: OfferFilter;
	className: string;
	words?: "searchOrder" | "searchOrderShort";
}) {
	const t = useTexts("angebot");
	return (
		<LocalLink
			to={`/suchauftrag${filterSearch({ ...filter, sort: "newest", page: 1 }, "kauf")}`}
			className={`inline-flex items-center gap-2 ${className}`}
		>
			<Icon path={mdiBellOutline} size={18} className="shrink-0" />
			{t(words)}
		</LocalLink>
	);
}
