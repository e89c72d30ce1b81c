import { bagger } from "./bagger.ts";
import { brecheranlagen } from "./brecheranlagen.ts";
import { dumper } from "./dumper.ts";
import { haldenbaender } from "./haldenbaender.ts";
import type { DemoOffer } from "./offer.ts";
import { radlader } from "./radlader.ts";
import { shredder } from "./shredder.ts";
import { siebanlagen } from "./siebanlagen.ts";
import { teleskoplader } from "./teleskoplader.ts";
import { walzen } from "./walzen.ts";

/** Spreads each list evenly over the whole, so that offers of a category are not next to each other. */
function mixed(lists: DemoOffer[][]): DemoOffer[] {
	return lists
		.flatMap((list) => list.map((offer, index) => ({ offer, place: (index + 0.5) / list.length })))
		.sort((a, b) => a.place - b.place)
		.map(({ offer }) => offer);
}

export const demoOffers: DemoOffer[] = mixed([
	brecheranlagen,
	bagger,
	siebanlagen,
	walzen,
	radlader,
	haldenbaender,
	dumper,
	teleskoplader,
	shredder,
]);
