import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { FocusAfterNavigation } from "./focus-after-navigation.tsx";

type Props = {
	/** Parts before and after the page's own content. */
	before?: ReactNode;
	after?: ReactNode;
	className?: string;
	children: ReactNode;
};

/** Parts of every page: the skip link, messages, and the focus after a navigation. */
export function PageFrame({ before, after, className = "min-h-[60dvh]", children }: Props) {
	const nav = useTexts("nav");
	const toast = useTexts("toast");
	const common = useTexts("common");
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
			<Toaster regionLabel={toast("region", { hotkey: "F8" })} closeLabel={toast("close")} />
			<FocusAfterNavigation />
			<ProgressBar label={common("loading")} />
		</>
	);
}
