import { Outlet, useRouteError } from "react-router";
import { staffOn } from "../../accounts/session.server.ts";
import { ErrorContent } from "../../site/error-page.tsx";
import { SiteFrame } from "../../site/site-frame.tsx";
import type { Route } from "./+types/layout";

export async function loader({ request }: Route.LoaderArgs) {
	return { staff: (await staffOn(request)) !== null };
}

export default function Layout({ loaderData }: Route.ComponentProps) {
	return (
		<SiteFrame staff={loaderData.staff}>
			<Outlet />
		</SiteFrame>
	);
}

export function ErrorBoundary({ loaderData }: Route.ErrorBoundaryProps) {
	return (
		<SiteFrame staff={loaderData?.staff ?? false}>
			<ErrorContent error={useRouteError()} />
		</SiteFrame>
	);
}
