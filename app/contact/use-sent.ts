import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useKeptAddress } from "../i18n/use-kept-address.ts";
import { useDropWords } from "../ui/form/keep-words.tsx";
import { type ContactAnswer, keepSent, keptSent, type SentRequest } from "./contact-answer.ts";

/** The request that was sent from this page, also after the page was loaded again; null before that. */
export function useSent(answer: ContactAnswer | undefined): SentRequest | null {
	const { key } = useLocation();
	// While the page is refreshed behind the answer it has its old name, and the browser may have the new one already.
	const { formMethod, location } = useNavigation();
	const coming = formMethod === "POST" ? location.key : key;
	const [before, setBefore] = useState<{ key: string; sent: SentRequest | null } | null>(null);
	useDropWords(useKeptAddress(), answer?.state === "sent");
	useEffect(() => {
		if (answer?.state === "sent") keepSent([key, coming], answer.sent);
		else if (!answer) setBefore({ key, sent: keptSent(key) });
	}, [answer, key, coming]);
	if (answer) return answer.state === "sent" ? answer.sent : null;
	return before?.key === key ? before.sent : null;
}
