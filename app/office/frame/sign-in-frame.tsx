import type { ReactNode } from "react";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { OfficeLanguageSwitch } from "./office-language-switch.tsx";
import { Logo } from "../../site/logo.tsx";
import { PageFrame } from "../../site/page-frame.tsx";
import { PageMeta } from "../../site/page-meta.tsx";

/** The frame of the sign-in pages: one card in the middle, no header and no footer. */
export function SignInFrame({ children }: { children: ReactNode }) {
	const t = useTexts("loginPage");
	return (
		<PageFrame>
			<div className="page-width grid min-h-dvh content-center py-10">
				<div className="mx-auto w-full max-w-md">
					<div className="mb-8 flex items-center justify-between">
						<Logo />
						<OfficeLanguageSwitch />
					</div>
					{children}
					<LocalLink to="/" className="mt-6 inline-block underline underline-offset-4">
						{t("toSite")}
					</LocalLink>
				</div>
			</div>
		</PageFrame>
	);
}

export function SignInHeading({ title, intro }: { title: string; intro: string }) {
	return (
		<div>
			<PageMeta title={title} noIndex />
			<h1 className="text-3xl">{title}</h1>
			<p className="mt-1 text-muted">{intro}</p>
		</div>
	);
}

/** The card's class names, for a form or for a message that replaces it. */
export const signInCard = "grid gap-5 rounded-md border border-line border-t-4 border-t-amber bg-surface p-6 sm:p-8";
