import { useEffect, useRef } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { SIGN_IN_ADDRESS } from "../foundation/ui/signed-out.ts";
import { useSignedIn, useSignInNews } from "./use-signed-in.ts";

/**
 * Covers an open window of the office once somebody has signed out in another one, or somebody else has signed in. What
 * was typed stays below it, and signing in again in any window uncovers it.
 */
export function SignedOutCover({ user }: { user: string }) {
	const t = useTexts("signedOut");
	useSignInNews();
	const signedIn = useSignedIn(user);
	const isCovered = signedIn !== user;
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isCovered) return;
		// An open question would lie above it.
		for (const dialog of document.querySelectorAll("dialog")) dialog.close();
		const { classList } = document.documentElement;
		classList.add("covered");
		box.current?.focus();
		return () => classList.remove("covered");
	}, [isCovered]);
	if (!isCovered) return null;
	const byOthers = signedIn !== null;
	return (
		<section
			ref={box}
			tabIndex={-1}
			aria-labelledby="cover-title"
			className="cover fixed inset-0 z-50 grid content-center justify-items-center gap-4 bg-ground p-6 text-ink"
		>
			<h2 id="cover-title" className="text-xl">
				{t(byOthers ? "othersTitle" : "endedTitle")}
			</h2>
			<p className="max-w-[60ch] text-muted">{t(byOthers ? "othersText" : "endedText")}</p>
			{byOthers ? (
				<a href="" className={buttonLook()}>
					{t("reload")}
				</a>
			) : (
				<a href={SIGN_IN_ADDRESS} target="_blank" className={buttonLook()}>
					{t("signIn")}
				</a>
			)}
		</section>
	);
}
