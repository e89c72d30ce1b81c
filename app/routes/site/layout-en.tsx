import { staffOn } from "../../accounts/session.server.ts";
import { addCatalogue } from "../../i18n/catalogues.ts";
import { en } from "../../i18n/en.ts";
import { SiteErrorBoundary, SiteLayout } from "../../site/site-layout.tsx";
import type { Route } from "./+types/layout-en";

// The English pages bring the English texts along, so the browser loads no other language.
addCatalogue("en", en);

export async function loader({ request, context }: Route.LoaderArgs) {
	return { staff: (await staffOn(request, context)) !== null };
}

export default SiteLayout;
export const ErrorBoundary = SiteErrorBoundary;
