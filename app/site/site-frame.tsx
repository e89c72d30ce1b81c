import type { ReactNode } from "react";
import { useTexts } from "../i18n/texts.tsx";
import { ProgressBar } from "../ui/progress-bar.tsx";
import { Toaster } from "../ui/toaster.tsx";
import { CookieBanner } from "./cookie-banner.tsx";
import { FocusAfterNavigation } from "./focus-after-navigation.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";

/** The frame of every page; `bare` leaves out header and footer, for the sign-in pages. */
export function SiteFrame({ staff, bare = false, children }: { staff: boolean; bare?: boolean; children: ReactNode }) {
	const nav = useTexts("nav");
	const toast = useTexts("toast");
	const common = useTexts("common");
	return (
		<>
			<a
				href="#main"
				className="sr-only z-50 rounded-sm bg-amber px-4 py-3 font-bold text-on-amber focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
			>
				{nav("skip")}
			</a>
			{!bare && <Header staff={staff} />}
			<main id="main" tabIndex={-1} className="min-h-[60dvh]">
				{children}
			</main>
			{!bare && <Footer />}
			<CookieBanner />
			<Toaster regionLabel={toast("region", { hotkey: "F8" })} closeLabel={toast("close")} />
			<FocusAfterNavigation />
			<ProgressBar label={common("loading")} />
		</>
	);
}
