import { LocalNavLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { Icon } from "../ui/icon.tsx";
import { filledBookmark, bookmark } from "./bookmark.ts";
import { useWatchlist } from "./use-watchlist.ts";
import { WatchTexts } from "./watch-texts.tsx";

/** Links to the browser's watchlist, with the number of machines on it. */
export function WatchlistLink() {
	return (
		<WatchTexts>
			<WatchLink />
		</WatchTexts>
	);
}

function WatchLink() {
	const t = useTexts("watch");
	const count = useWatchlist()?.length ?? 0;
	return (
		<LocalNavLink to="/merkliste" title={t("list")} className="needs-script header-sign relative">
			<Icon path={count > 0 ? filledBookmark : bookmark} size={20} />
			<span className="sr-only">{t("list")}</span>
			{count > 0 && (
				<span className="absolute top-1 right-0 min-w-4.5 rounded-full bg-amber px-1 text-center text-[0.6875rem] leading-4.5 font-bold text-on-amber forced-colors:border">
					{count}
				</span>
			)}
		</LocalNavLink>
	);
}
