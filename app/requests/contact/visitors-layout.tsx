import { type ComponentProps, useEffect } from "react";
import { useLocation } from "react-router";
import { SiteLayout } from "../../site/site-layout.tsx";

/** The frame of a public page. Notes each that is read, so that a request can say where its sender came from. */
export function VisitorsLayout({ loaderData }: Pick<ComponentProps<typeof SiteLayout>, "loaderData">) {
	const { pathname, search } = useLocation();
	useEffect(() => {
		const address = new URL(pathname + search, location.href);
		// Loaded after the page; a failure costs only the source of a request.
		import("./visit.ts").then(
			({ noteVisit }) => noteVisit(address, document.referrer),
			() => {},
		);
	}, [pathname, search]);
	return <SiteLayout loaderData={loaderData} />;
}
