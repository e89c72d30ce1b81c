import type { ReactNode } from "react";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** What surrounds the pages before the sign-in: one card in the middle, no header and no footer. */
export function DoorFrame({ children }: { children: ReactNode }) {
	const t = useTexts("loginPage");
	return (
		<SiteFrame staff={false} bare>
			<div className="page-width grid min-h-dvh content-center py-10">
				<div className="mx-auto w-full max-w-md">
					<div className="mb-8 flex items-center justify-between">
						<Logo />
						<LanguageSwitch />
					</div>
					{children}
					<LocalLink to="/" className="mt-6 inline-block underline underline-offset-4">
						{t("toSite")}
					</LocalLink>
				</div>
			</div>
		</SiteFrame>
	);
}

/** The look of the card, for a form or for what stands in its place. */
export const doorCard = "grid gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-6 sm:p-8";
