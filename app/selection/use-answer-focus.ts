import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Focuses the answer after a form was submitted, but not when the page is opened. */
export function useAnswerFocus() {
	const answer = useRef<HTMLHeadingElement>(null);
	const { search } = useLocation();
	const seen = useRef(search);
	useEffect(() => {
		if (seen.current === search) return;
		seen.current = search;
		answer.current?.focus({ preventScroll: true });
	}, [search]);
	return answer;
}
