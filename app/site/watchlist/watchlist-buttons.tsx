import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { showToast } from "../../foundation/ui/toast.ts";
import { useWatchlist } from "./use-watchlist.ts";
import { remove, save } from "./watchlist.ts";
import { WatchTexts } from "./watch-texts.tsx";
import { LocalNavLink } from "../../foundation/i18n/link.tsx";

/** A bookmark on a 24 × 24 grid, empty and filled. */
const bookmark = "M5 2h14v20l-7-5-7 5zM7 4v14.1l5-3.5 5 3.5V4z";
const filledBookmark = "M5 2h14v20l-7-5-7 5z";

type Props = {
	id: string;
	name: string;
	/** Shows its word beside the sign, instead of a sign over the corner of a card. */
	wordy?: boolean;
};

const corner = "absolute top-2 right-2 size-11 justify-center border border-line bg-surface shadow-sm hover:border-ink";
const words =
	"min-h-11 gap-2 font-semibold underline decoration-transparent underline-offset-4 hover:decoration-current print:hidden";

/** Puts a machine on the browser's watchlist, or takes it off. It is invisible while a press would be lost. */
export function SaveButton(props: Props) {
	return (
		<WatchTexts>
			<Button {...props} />
		</WatchTexts>
	);
}

function Button({ id, name, wordy = false }: Props) {
	const t = useTexts("watch");
	const ids = useWatchlist();
	const isSaved = ids?.includes(id) ?? false;
	const toggle = () => {
		const outcome = isSaved ? remove([id]) : save([id]);
		if (outcome === "full") showToast({ kind: "bad", title: t("full"), text: t("fullText") });
		if (outcome === "refused") showToast({ kind: "bad", title: t("refused"), text: t("refusedText") });
	};
	return (
		<button
			type="button"
			aria-pressed={isSaved}
			aria-label={wordy ? undefined : t("saveMachine", { name })}
			title={wordy ? undefined : t(isSaved ? "saved" : "save")}
			onClick={toggle}
			className={`needs-script z-10 inline-flex items-center rounded-sm print:hidden ${wordy ? words : corner} ${ids === null ? "invisible" : ""}`}
		>
			<Icon path={isSaved ? filledBookmark : bookmark} size={wordy ? 20 : 22} className={isSaved ? "text-link" : ""} />
			{wordy && <span>{t("save")}</span>}
			{wordy && <span className="sr-only">: {name}</span>}
		</button>
	);
}

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
