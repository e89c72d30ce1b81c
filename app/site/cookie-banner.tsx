import { useEffect, useState } from "react";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { Button } from "../ui/button.tsx";
import { consent, decideConsent, whenConsentIsReopened } from "./consent.ts";

/**
 * Asks once, at the bottom; both answers are equally easy. It is part of the page's HTML, and the script in the head
 * shows it to undecided visitors. Rendered by React only, it would appear late.
 */
export function CookieBanner() {
	const t = useTexts("cookieConsent");
	const [open, setOpen] = useState<boolean>();
	useEffect(() => {
		setOpen(consent() === null);
		return whenConsentIsReopened(() => setOpen(true));
	}, []);
	if (open === false) return null;
	const decide = (accepted: boolean) => {
		decideConsent(accepted);
		setOpen(false);
	};
	return (
		<section
			aria-label={t("title")}
			data-nosnippet
			className={`${open ? "" : "if-undecided"} fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface shadow-[0_-6px_24px_rgb(0_0_0/0.14)] print:hidden`}
		>
			<div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-2.5 sm:py-4">
				<p className="max-w-[60ch] text-xs sm:text-sm">
					{t("text")}{" "}
					<LocalLink to="/datenschutz" className="underline underline-offset-4">
						{t("privacy")}
					</LocalLink>
				</p>
				<div className="grid grid-cols-2 gap-3 max-sm:w-full">
					<Button kind="secondary" size="small" onClick={() => decide(false)}>
						{t("decline")}
					</Button>
					<Button kind="secondary" size="small" onClick={() => decide(true)}>
						{t("accept")}
					</Button>
				</div>
			</div>
		</section>
	);
}
