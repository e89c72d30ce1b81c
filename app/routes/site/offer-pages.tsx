import { Outlet } from "react-router";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts } from "../../foundation/i18n/texts.tsx";
import { publicLoader } from "../../foundation/request/public-loader.server.ts";

/** The texts that lists and machines share, loaded once rather than with every change of a filter. */
export const loader = publicLoader({}, ({ language }) => ({
	texts: pageTexts(language, "angebot", "listFilter", "pagination", "offerField", "field", "share", "draftPage"),
}));

export function shouldRevalidate() {
	return false;
}

export default pageOfTexts(() => <Outlet />);
