import { Outlet, useRouteError } from "react-router";
import { ErrorContent } from "./error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";

/** The frame of the public pages; `staff` adds the link to the back office. */
export function SiteLayout({ loaderData }: { loaderData: { staff: boolean } }) {
	return (
		<SiteFrame staff={loaderData.staff}>
			<Outlet />
		</SiteFrame>
	);
}

/** Shows the error inside the frame. */
export function SiteErrorBoundary({ loaderData }: { loaderData?: { staff: boolean } }) {
	return (
		<SiteFrame staff={loaderData?.staff ?? false}>
			<ErrorContent error={useRouteError()} />
		</SiteFrame>
	);
}
