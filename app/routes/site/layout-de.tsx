import { staffOrNull } from "../../accounts/session.server.ts";
import "../../foundation/i18n/load-de.ts";
import { openingHours } from "../../requests/hours/office-clock.server.ts";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";
import { SiteErrorBoundary, SiteLayout } from "../../site/site-layout.tsx";
import { useVisit } from "../../requests/contact/use-visit.ts";
import type { Route } from "./+types/layout-de";

export const loader = publicLoader({}, async ({ request, language, context }) => {
	return { staff: (await staffOrNull(request, context)) !== null, opening: await openingHours(language) };
});

export default function GermanLayout({ loaderData }: Route.ComponentProps) {
	useVisit();
	return <SiteLayout loaderData={loaderData} />;
}

export const ErrorBoundary = SiteErrorBoundary;

export { notAfterSending as shouldRevalidate } from "../../site/site-layout.tsx";
