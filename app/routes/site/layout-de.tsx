import { staffOrNull } from "../../accounts/session.server.ts";
import { addCatalogue } from "../../i18n/catalogues.ts";
import { de } from "../../i18n/de.ts";
import { openingHours } from "../../contact/office-clock.server.ts";
import { publicLoader } from "../../public-loader.server.ts";
import { SiteErrorBoundary, SiteLayout } from "../../site/site-layout.tsx";
import { useVisit } from "../../contact/use-visit.ts";
import type { Route } from "./+types/layout-de";

// The German layout imports the German texts, so that the browser loads no other language.
addCatalogue("de", de);

export const loader = publicLoader({ topics: ["settings"], parameters: {} }, async ({ request, context }) => {
	return { staff: (await staffOrNull(request, context)) !== null, opening: await openingHours("de") };
});

export default function GermanLayout({ loaderData }: Route.ComponentProps) {
	useVisit();
	return <SiteLayout loaderData={loaderData} />;
}

export const ErrorBoundary = SiteErrorBoundary;
