import { type ComponentType, type MouseEvent, useEffect } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { useSavedIds } from "./use-saved-ids.ts";
import { remove, type SavedList, save } from "./watchlist.ts";
import { WatchTexts } from "./watch-texts.tsx";
import { mdiCheckboxBlankOutline, mdiCheckboxMarked } from "@mdi/js";
import { LinkButton, LocalLink, LocalNavLink } from "../../foundation/i18n/link.tsx";
import { Button } from "../../foundation/ui/button.tsx";

/** A bookmark on a 24 × 24 grid, empty and filled. */
const bookmark = "M5 2h14v20l-7-5-7 5zM7 4v14.1l5-3.5 5 3.5V4z";
const filledBookmark = "M5 2h14v20l-7-5-7 5z";

type Props = {
	id: string;
	name: string;
	/** A tool among others, instead of a sign on a card. */
	wordy?: boolean;
};

const corner =
	"absolute top-2 right-2 inline-flex size-11 items-center justify-center border border-line bg-surface shadow-sm hover:border-ink print:hidden";
const words =
	"inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current print:hidden";

function withTexts<P extends object>(Part: ComponentType<P>) {
	return (props: P) => (
		<WatchTexts>
			<Part {...props} />
		</WatchTexts>
	);
}

/** Puts a machine on the browser's watchlist, or takes it off. */
export const SaveButton = withTexts(function SaveToggle({ id, name, wordy = false }: Props) {
	const t = useTexts("watch");
	const { isSaved, visibility, toggle } = useToggle("watchlist", id);
	return (
		<button
			type="button"
			// A word that changes says the state by itself.
			aria-pressed={wordy ? undefined : isSaved}
			aria-label={wordy ? undefined : t("saveMachine", { name })}
			title={wordy ? undefined : t(isSaved ? "saved" : "save")}
			onClick={toggle}
			className={`needs-script z-10 rounded-sm ${wordy ? words : corner} ${visibility}`}
		>
			<Icon path={isSaved ? filledBookmark : bookmark} size={wordy ? 20 : 22} className={isSaved ? "text-link" : ""} />
			{wordy && <span>{t(isSaved ? "saved" : "save")}</span>}
			{wordy && <span className="sr-only">: {name}</span>}
		</button>
	);
});

function useToggle(list: SavedList, id: string) {
	const t = useTexts("watch");
	const ids = useSavedIds(list);
	const isSaved = ids?.includes(id) ?? false;
	const full = list === "watchlist" ? { title: t("full"), text: t("fullText") } : { title: t("compareFull") };
	const toggle = ({ detail }: MouseEvent) => {
		// The second click of a double one would undo the first.
		if (detail > 1) return;
		const outcome = isSaved ? remove(list, [id]) : save(list, [id]);
		if (outcome === "full") showToast({ kind: "bad", ...full });
		if (outcome === "refused") showToast({ kind: "bad", title: t("refused"), text: t("refusedText") });
	};
	/** The button is invisible while a press would be lost. */
	const visibility = ids === null ? "invisible" : "";
	return { ids, isSaved, visibility, toggle };
}

/** Chooses a machine for the comparison, whose bar is far from it for the keyboard. */
export const CompareButton = withTexts(function CompareToggle({ id, name, wordy = false }: Props) {
	const t = useTexts("watch");
	const { ids, isSaved: isCompared, visibility, toggle } = useToggle("comparison", id);
	return (
		<>
			<button
				type="button"
				aria-pressed={isCompared}
				aria-label={t("compareMachine", { name })}
				onClick={toggle}
				className={`needs-script ${wordy ? words : "compare-button"} ${visibility}`}
			>
				<Icon path={isCompared ? mdiCheckboxMarked : mdiCheckboxBlankOutline} size={wordy ? 20 : 18} />
				<span>{t("compare")}</span>
			</button>
			{isCompared && ids!.length > 1 && (
				<LocalLink
					to={`/vergleich?ids=${ids!.join(",")}`}
					className={wordy ? "inline-flex min-h-11 items-center underline underline-offset-4" : "skip-link"}
				>
					{t("toComparison")}
				</LocalLink>
			)}
		</>
	);
});

/** Leads to the comparison, once a machine is chosen for it. */
export const ComparisonBar = withTexts(function Bar() {
	const t = useTexts("watch");
	const ids = useSavedIds("comparison") ?? [];
	const isShown = ids.length > 0;
	// It must not come to lie over the button that brought it.
	useEffect(() => {
		if (isShown) document.activeElement?.closest(".compare-button")?.scrollIntoView({ block: "nearest" });
	}, [isShown]);
	if (!isShown) return null;
	/** The bar goes, and the focus with it to the first machine that was chosen. */
	const clear = () => {
		const chosen = document.querySelector<HTMLElement>(".compare-button[aria-pressed=true]");
		remove("comparison", ids);
		chosen?.focus();
	};
	return (
		<section
			aria-label={t("comparison")}
			className="comparison-bar fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface print:hidden"
		>
			<div className="page-width flex flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2.5">
				<p role="status" className="mr-auto font-semibold">
					{ids.length === 1 ? t("compareOne") : t("compareCount", { count: ids.length })}
				</p>
				<Button kind="quiet" onClick={clear}>
					{t("compareNone")}
				</Button>
				{ids.length > 1 && <LinkButton to={`/vergleich?ids=${ids.join(",")}`}>{t("compare")}</LinkButton>}
			</div>
		</section>
	);
});

/** Links to the browser's watchlist, with the number of machines on it. */
export const WatchlistLink = withTexts(function WatchLink() {
	const t = useTexts("watch");
	const count = useSavedIds("watchlist")?.length ?? 0;
	return (
		<LocalNavLink to="/merkliste" title={t("list")} className="needs-script header-sign relative">
			<Icon path={count > 0 ? filledBookmark : bookmark} size={20} />
			<span className="sr-only">{t("list")}</span>
			{count > 0 && <span className="saved-count">{count}</span>}
		</LocalNavLink>
	);
});
