import { useEffect } from "react";
import { useLocation } from "react-router";

/** Notes each public page that is read, so that a request can say where its sender came from. */
export function useVisit(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const address = new URL(pathname + search, location.href);
		// Loaded after the page; a failure costs only the source of a request.
		import("./visit.ts").then(
			({ noteVisit }) => noteVisit(address, document.referrer),
			() => {},
		);
	}, [pathname, search]);
}
