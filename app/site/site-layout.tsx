import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteError } from "react-router";
import { type Opening, unknownOpening } from "../foundation/i18n/opening-hours.ts";
import { ErrorContent } from "./error-page.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { PageFrame } from "./page-frame.tsx";
import { LocalLink } from "../foundation/i18n/link.tsx";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Button } from "../foundation/ui/button.tsx";
import { COOKIE_BANNER, decideConsent } from "./consent.ts";
import { OpeningHoursContext } from "../foundation/i18n/use-opening-hours.ts";

type Loaded = { staff: boolean; opening: Opening };

/** `staff` adds the link to the office. */
export function SiteLayout({ loaderData: { staff, opening }, children }: { loaderData: Loaded; children?: ReactNode }) {
	return (
		<OpeningHoursContext value={opening}>
			<PageFrame
				before={
					<>
						<CookieBanner />
						<Header staff={staff} />
					</>
				}
				after={<Footer />}
			>
				{children ?? <Outlet />}
			</PageFrame>
		</OpeningHoursContext>
	);
}

export function SiteErrorBoundary({ loaderData }: { loaderData?: Loaded }) {
	return (
		<SiteLayout loaderData={loaderData ?? { staff: false, opening: unknownOpening }}>
			<ErrorContent error={useRouteError()} />
		</SiteLayout>
	);
}

/**
 * For the routes of a visitor's form: what was sent brings its own answer. Reading the page anew could fail on a line
 * that has just died, and an error would stand where the form says that it arrived.
 */
export function notAfterSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return formMethod !== "POST" && defaultShouldRevalidate;
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
