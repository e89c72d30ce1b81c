import { Outlet, useRouteError } from "react-router";
import { type Opening, unknownOpening } from "../foundation/i18n/opening-hours.ts";
import { ErrorContent } from "./error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { OpeningHoursContext } from "../foundation/i18n/use-opening-hours.ts";

type Loaded = { staff: boolean; opening: Opening };

export function SiteLayout({ loaderData }: { loaderData: Loaded }) {
	return (
		<OpeningHoursContext value={loaderData.opening}>
			<SiteFrame staff={loaderData.staff}>
				<Outlet />
			</SiteFrame>
		</OpeningHoursContext>
	);
}

export function SiteErrorBoundary({ loaderData }: { loaderData?: Loaded }) {
	return (
		<OpeningHoursContext value={loaderData?.opening ?? unknownOpening}>
			<SiteFrame staff={loaderData?.staff ?? false}>
				<ErrorContent error={useRouteError()} />
			</SiteFrame>
		</OpeningHoursContext>
	);
}
