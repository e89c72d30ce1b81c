import type { ReactNode } from "react";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageFrame } from "./page-frame.tsx";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { COOKIE_BANNER, decideConsent } from "./consent.ts";

/** `staff` adds the link to the office. */
export function SiteFrame({ staff, children }: { staff: boolean; children: ReactNode }) {
	return (
		<PageFrame
			before={
				<>
					<CookieBanner />
					<Header staff={staff} />
				</>
			}
			after={<Footer />}
		>
			{children}
		</PageFrame>
	);
}

/**
 * Asks once, at the foot of the window or, in a low one, at the top of the page; both answers are equally easy. It is
 * in every page's HTML, early in the tab order, and a class at the root shows it: React would show it late.
 */
function CookieBanner() {
	const t = useTexts("cookieConsent");
	return (
		<section
			id={COOKIE_BANNER}
			tabIndex={-1}
			aria-label={t("title")}
			data-nosnippet
			className="cookie-banner if-undecided"
		>
			<div className="page-width cookie-row">
				<p className="max-w-[64ch] text-xs sm:text-sm">
					{t("text")}{" "}
					<LocalLink to="/datenschutz" className="underline underline-offset-4">
						{t("privacy")}
					</LocalLink>
				</p>
				<div className="grid grid-cols-2 gap-3 max-sm:w-full">
					<Button kind="secondary" size="small" onClick={() => decideConsent(false)}>
						{t("decline")}
					</Button>
					<Button kind="secondary" size="small" onClick={() => decideConsent(true)}>
						{t("accept")}
					</Button>
				</div>
			</div>
		</section>
	);
}
