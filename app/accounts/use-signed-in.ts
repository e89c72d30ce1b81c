import { useEffect, useState } from "react";

/** The server's answer about who is signed in: the user's id; null for nobody. */
export type SignedIn = { user: string | null };

/** Told to all windows of this browser when somebody may have signed in or out in one of them. */
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
 * Who is signed in, null for nobody. An open window asks the server when another one tells it news, and when it comes
 * back from the browser's memory; so no message can uncover anything.
 */
export function useSignedIn(opened: string): string | null {
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
