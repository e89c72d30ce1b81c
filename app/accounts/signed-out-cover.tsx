import { useEffect, useRef, useState } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { SIGN_IN_ADDRESS } from "../foundation/ui/signed-out.ts";

/**
 * Covers an open window of the office once its user has signed out in another one, or somebody else has signed in. What
 * was typed stays below; signing in again in any window uncovers it.
 */
export function SignedOutCover({ user }: { user: string }) {
	const t = useTexts("signedOut");
	useSignInNews();
	const signedIn = useSignedIn(user);
	const isCovered = signedIn !== user;
	const box = useRef<HTMLElement>(null);
	useEffect(() => {
		if (!isCovered) return;
		// An open dialog would lie above it.
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
			className="visible fixed inset-0 z-50 grid content-center justify-items-center gap-4 bg-ground p-6 text-ink"
		>
			<h2 id="cover-title" className="text-xl">
				{t(byOthers ? "othersTitle" : "endedTitle")}
			</h2>
			<p className="max-w-[60ch] text-muted">{t(byOthers ? "othersText" : "endedText")}</p>
			<a href={byOthers ? "" : SIGN_IN_ADDRESS} target={byOthers ? undefined : "_blank"} className={buttonLook()}>
				{t(byOthers ? "reload" : "signIn")}
			</a>
		</section>
	);
}

/** Who is signed in, as the server answers: the user's id; null for nobody. */
export type SignedIn = { user: string | null };

const channel = () => ("BroadcastChannel" in globalThis ? new BroadcastChannel("office-sign-in") : null);

/** Tells the other windows of this browser that somebody may have signed in or out. */
export function useSignInNews(): void {
	useEffect(() => {
		const news = channel();
		// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
		news?.postMessage(null);
		news?.close();
	}, []);
}

/**
 * Who is signed in; null for nobody. A window asks the server when another one tells it news, and when it comes back
 * from the browser's memory. It believes no message, so that none can uncover anything.
 */
function useSignedIn(opened: string): string | null {
	const [user, setUser] = useState<string | null>(opened);
	useEffect(() => {
		const ask = async () => {
			// Without an answer nothing is known, and the window stays as it is.
			const answer = await fetch("/admin/sitzung").catch(() => null);
			if (answer?.ok) setUser(((await answer.json()) as SignedIn).user);
		};
		const askIfOld = (event: PageTransitionEvent) => void (event.persisted && ask());
		const news = channel();
		news?.addEventListener("message", ask);
		window.addEventListener("pageshow", askIfOld);
		return () => {
			news?.close();
			window.removeEventListener("pageshow", askIfOld);
		};
	}, []);
	return user;
}
