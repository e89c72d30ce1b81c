import { mdiPlus } from "@mdi/js";
import { useEffect } from "react";
import { useFetcher } from "react-router";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useLocalPath, useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { useSavedIds } from "../../site/watchlist/use-saved-ids.ts";
import { withIds } from "./offer-ids.ts";
import type { ListedMachines } from "./watchlists.tsx";

/** Machines on the browser's watchlist that are not compared yet. */
export function AddToComparison({ compared }: { compared: readonly string[] }) {
	const t = useTexts("comparison");
	const here = useLocalPath();
	const { load, data } = useFetcher<ListedMachines>();
	const ids = useSavedIds("watchlist")?.filter((id) => !compared.includes(id)) ?? [];
	const address = ids.length > 0 ? withIds(here("/merkliste"), ids) : null;
	useEffect(() => {
		if (address) void load(address);
	}, [address, load]);
	const offers = data?.offers.filter(({ id }) => ids.includes(id)) ?? [];
	if (offers.length === 0) return null;
	return (
		<section className="mt-10 print:hidden">
			<h2 className="text-xl">{t("add")}</h2>
			<ul className="mt-2 grid justify-items-start">
				{offers.map(({ id, name, nameLanguage }) => (
					<li key={id}>
						<LocalLink
							to={withIds("/vergleich", [...compared, id])}
							preventScrollReset
							aria-label={t("addMachine", { name })}
							className="flex min-h-11 items-center gap-2 underline underline-offset-4"
						>
							<Icon path={mdiPlus} size={18} className="shrink-0" /> <span lang={nameLanguage}>{name}</span>
						</LocalLink>
					</li>
				))}
			</ul>
		</section>
	);
}
