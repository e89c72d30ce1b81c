import { redirect } from "react-router";
import { languageOf, pathIn } from "../../foundation/i18n/language.ts";
import type { Route } from "./+types/offers-redirect";

export const loader = (args: Route.LoaderArgs) =>
	redirect(pathIn(languageOf(args), "/angebot/kaufen") + args.url.search);
