import { data } from "react-router";
import type { Language } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts } from "../../foundation/i18n/texts.tsx";
import { chosenOffers } from "../../machines/chosen/chosen-offers.server.ts";
import { cachedValues, publicLoader, type Search, uncached } from "../../foundation/request/public-loader.server.ts";
import { AID_PARAMETER, COST_AID } from "../../machines/finder/aid.ts";
import { FinderPage } from "../../machines/finder/finder-page.tsx";
import { finderResults, modelFigures } from "../../machines/finder/finder-results.server.ts";
import { type JobParameter, jobParameters, readJob } from "../../machines/finder/job-form.ts";
import { type OwnershipAmount, ownershipParameters, readOwnership } from "../../machines/finder/ownership-form.ts";
import { OwnershipPage } from "../../machines/finder/ownership-page.tsx";
import type { Route } from "./+types/machine-finder";

const parameters = {
	[AID_PARAMETER]: cachedValues.word,
	...uncached("offer", ...jobParameters, ...ownershipParameters),
} as const;
type Parameters = Search<JobParameter | OwnershipAmount | "offer">;

export const loader = publicLoader(parameters, ({ search, language }) =>
	search.get(AID_PARAMETER) === COST_AID ? cost(search, language) : finder(search, language),
);

async function finder(search: Parameters, language: Language) {
	const read = readJob((name) => search.get(name));
	const results = read?.job ? await finderResults(read.job, read.type, language) : null;
	const texts = pageTexts(language, "auswahl", "maschinenfinder");
	return data({ aid: "finder" as const, read, results, texts }, { status: read && !read.job ? 400 : 200 });
}

async function cost(search: Parameters, language: Language) {
	const id = search.get("offer");
	const [offer = null] = id === null ? [] : (await chosenOffers([id], language)).offers;
	const read = readOwnership((name) => search.get(name), offer ? await modelFigures(offer.id) : {});
	const texts = pageTexts(language, "auswahl", "kaufenOderMieten");
	return data(
		{ aid: "cost" as const, read, offer, isOfferGone: id !== null && !offer, texts },
		{ status: Object.keys(read.errors).length > 0 ? 400 : 200 },
	);
}

export default pageOfTexts(function MachineFinderPage({ loaderData }: Route.ComponentProps) {
	return loaderData.aid === "cost" ? <OwnershipPage {...loaderData} /> : <FinderPage {...loaderData} />;
});
