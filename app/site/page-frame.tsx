import { type ReactNode, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { lineIsAlive } from "../foundation/ui/dead-line.ts";
import { Toaster } from "../foundation/ui/toaster.tsx";

type Props = { before?: ReactNode; after?: ReactNode; className?: string; children: ReactNode };

/** Parts of every page: the skip link, messages, and the focus after a navigation. */
export function PageFrame({ before, after, className = "min-h-[60dvh] print:min-h-0", children }: Props) {
	useFocusAfterNavigation();
	const nav = useTexts("nav");
	const toast = useTexts("toast");
	return (
		<>
			<a href="#main" className="skip-link">
				{nav("skip")}
			</a>
			{before}
			<main id="main" tabIndex={-1} className={className}>
				{children}
			</main>
			{after}
			<Offline />
			<Toaster regionLabel={toast("region", { hotkey: "F8" })} closeLabel={toast("close")} />
			<ProgressBar />
		</>
	);
}

/** A thin bar at the top while a page loads, and words for it; not before 200 ms, so that fast pages have none. */
function ProgressBar() {
	const t = useTexts("common");
	const busy = useNavigation().state !== "idle";
	const [slow, setSlow] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setSlow(busy), busy ? 200 : 0);
		return () => clearTimeout(timer);
	}, [busy]);
	return (
		<div role="status" className="loading">
			{busy && slow && (
				<>
					<span className="sr-only">{t("loading")}</span>
					<span aria-hidden className="progress-bar" />
				</>
			)}
		</div>
	);
}

function listenForNetwork(listener: () => void): () => void {
	addEventListener("online", listener);
	addEventListener("offline", listener);
	return () => {
		removeEventListener("online", listener);
		removeEventListener("offline", listener);
	};
}

/** Says that the network is gone, or that the site does not answer. */
function Offline() {
	const t = useTexts("errors");
	const online = useSyncExternalStore(listenForNetwork, lineIsAlive, () => true);
	return (
		<div role="status">
			{!online && (
				<div className="toasts">
					<p className="toast border-bad text-sm font-semibold">{t("offline")}</p>
				</div>
			)}
		</div>
	);
}

/** Outlives the frame: the sign-in has another one than the office. */
let before = "";

/**
 * Focuses the heading after a navigation, so that keyboard and screen reader users start at the top of the page; not
 * out of filters, and on the same page only behind the link to another part of a list, or if the focused element has
 * disappeared.
 */
function useFocusAfterNavigation(): void {
	const { pathname, search, hash } = useLocation();
	useEffect(() => {
		const from = before;
		before = pathname;
		const focused = document.activeElement!;
		const turnsPage = focused.matches("[rel=next], [rel=prev]");
		const stays = from === pathname ? focused !== document.body && !turnsPage : focused.closest("search");
		if (!from || hash || stays) return;
		const heading = document.querySelector<HTMLElement>("main h1");
		heading?.setAttribute("tabindex", "-1");
		// The router scrolls a new page.
		heading?.focus({ preventScroll: from !== pathname });
		// A changed hash must not move the focus.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [pathname, search]);
}
