import { useEffect } from "react";
import { useLocation } from "react-router";

/** Notes each public page that is read, so that a contact request can say where its sender came from. */
export function useVisit(): void {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const [address, { referrer }] = [new URL(pathname + search, location.href), document];
		// Loads after the page, which loses only the source of a request if this fails.
		import("./visit.ts").then(
			({ noteVisit }) => noteVisit(address, referrer),
			() => {},
		);
	}, [pathname, search]);
}
