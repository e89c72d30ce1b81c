import type { ReactNode } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteError } from "react-router";
import { type Opening, unknownOpening } from "../foundation/i18n/opening-hours.ts";
import { ErrorContent } from "./error-page.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { OpeningHoursContext } from "../foundation/i18n/use-opening-hours.ts";

type Loaded = { staff: boolean; opening: Opening };

export function SiteLayout({ loaderData, children }: { loaderData: Loaded; children?: ReactNode }) {
	return (
		<OpeningHoursContext value={loaderData.opening}>
			<SiteFrame staff={loaderData.staff}>{children ?? <Outlet />}</SiteFrame>
		</OpeningHoursContext>
	);
}

export function SiteErrorBoundary({ loaderData }: { loaderData?: Loaded }) {
	return (
		<SiteLayout loaderData={loaderData ?? { staff: false, opening: unknownOpening }}>
			<ErrorContent error={useRouteError()} />
		</SiteLayout>
	);
}

/**
 * For the routes of a visitor's form: what was sent brings its own answer. Reading the page anew could fail on a line
 * that has just died, and an error would stand where the form says that it arrived.
 */
export function notAfterSending({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
	return formMethod !== "POST" && defaultShouldRevalidate;
}
