import { useEffect, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { useKeptAddress } from "../../foundation/i18n/use-kept-address.ts";
import { useDropWords } from "../../foundation/ui/form/keep-words.tsx";
import { type ContactAnswer, storeSentRequest, readSentRequest, type SentRequest } from "./contact-answer.ts";

/** Returns the request sent from this page, even after a reload; null before sending. */
export function useSentRequest(answer: ContactAnswer | undefined): SentRequest | null {
	const { key } = useLocation();
	// While the page reloads behind the answer it still has its old key, but the browser may already have the new one.
	const { formMethod, location } = useNavigation();
	const coming = formMethod === "POST" ? location.key : key;
	const [before, setBefore] = useState<{ key: string; sent: SentRequest | null } | null>(null);
	useDropWords(useKeptAddress(), answer?.state === "sent");
	useEffect(() => {
		if (answer?.state === "sent") storeSentRequest([key, coming], answer.sent);
		else if (!answer) setBefore({ key, sent: readSentRequest(key) });
	}, [answer, key, coming]);
	if (answer) return answer.state === "sent" ? answer.sent : null;
	return before?.key === key ? before.sent : null;
}
