import { Outlet, useRouteError } from "react-router";
import { ErrorContent } from "./error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** The public pages' frame; `staff` adds the way to the back office. */
export function SiteLayout({ loaderData }: { loaderData: { staff: boolean } }) {
	return (
		<SiteFrame staff={loaderData.staff}>
			<Outlet />
		</SiteFrame>
	);
}

/** A page that failed keeps its frame. */
export function SiteErrorBoundary({ loaderData }: { loaderData?: { staff: boolean } }) {
	return (
		<SiteFrame staff={loaderData?.staff ?? false}>
			<ErrorContent error={useRouteError()} />
		</SiteFrame>
	);
}
