import { staffOn } from "../../accounts/session.server.ts";
import { addCatalogue } from "../../i18n/catalogues.ts";
import { de } from "../../i18n/de.ts";
import { SiteErrorBoundary, SiteLayout } from "../../site/site-layout.tsx";
import type { Route } from "./+types/layout-de";

// The German pages bring the German texts along, so the browser loads no other language.
addCatalogue("de", de);

export async function loader({ request, context }: Route.LoaderArgs) {
	return { staff: (await staffOn(request, context)) !== null };
}

export default SiteLayout;
export const ErrorBoundary = SiteErrorBoundary;
