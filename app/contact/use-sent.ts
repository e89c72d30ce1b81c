import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useDropWords, useKeptAddress } from "../ui/form/keep-words.tsx";
import { type ContactAnswer, keepSent, keptSent, type SentRequest } from "./contact-answer.ts";

/** The request that was sent from this page, also after the page was loaded again; null before that. */
export function useSent(answer: ContactAnswer | undefined): SentRequest | null {
	const { key } = useLocation();
	const [before, setBefore] = useState<{ key: string; sent: SentRequest | null } | null>(null);
	useDropWords(useKeptAddress(), answer?.state === "sent");
	useEffect(() => {
		// At first under the name of the page that was left: the router names the new one a moment after the answer.
		if (answer?.state === "sent") keepSent(key, answer.sent);
		else if (!answer) setBefore({ key, sent: keptSent(key) });
	}, [answer, key]);
	if (answer) return answer.state === "sent" ? answer.sent : null;
	return before?.key === key ? before.sent : null;
}
