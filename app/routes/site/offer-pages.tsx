import { Outlet } from "react-router";
import { pageTexts } from "../../i18n/texts.server.ts";
import { PageTextsProvider } from "../../i18n/texts.tsx";
import { publicLoader } from "../../request/public-loader.server.ts";
import type { Route } from "./+types/offer-pages";

/** The texts that lists and machines share, loaded once rather than with every change of a filter. */
export const loader = publicLoader({}, ({ language }) => ({
	texts: pageTexts(language, "angebot", "listFilter", "pagination", "offerField", "field", "share", "draftPage"),
}));

export function shouldRevalidate() {
	return false;
}

export default function OfferPages({ loaderData }: Route.ComponentProps) {
	return (
		<PageTextsProvider texts={loaderData.texts}>
			<Outlet />
		</PageTextsProvider>
	);
}
