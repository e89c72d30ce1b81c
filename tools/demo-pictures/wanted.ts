import { existsSync } from "node:fs";
import { demoOffers } from "../../demo/offers/demo-offers.ts";
import type { DemoOffer } from "../../demo/offers/offer.ts";
import { sceneOf, stemOf, viewsOf } from "../../demo/offers/offer-pictures.ts";

/**
 * Lists the pictures of the demo's machines, one line each: the file, then what render.py needs to know, separated by
 * tabs. With `missing` only those that are not there yet; the first view of every machine comes before further ones.
 */
const folder = "demo/pictures";
const onlyMissing = process.argv.includes("missing");

/** From 0 (new) to 1 (worn out); twelve thousand hours leave hardly any paint on a bucket. */
function wearOf({ condition, operating_hours: hours }: DemoOffer): number {
	return condition === "neu" ? 0.02 : Math.min(0.95, 0.25 + (hours ?? 3000) / 14_000);
}

function plateOf({ manufacturer, model, year_of_construction: year, power }: DemoOffer): string {
	const lines = [manufacturer.toUpperCase(), `Typ ${model}`];
	if (year) lines.push(`Baujahr ${year}`);
	if (power) lines.push(`${power.toLocaleString("de-DE")} kW`);
	return lines.join("|");
}

const seen = new Map<string, number>();
const wanted = demoOffers.flatMap((offer) => {
	const scene = sceneOf(offer);
	const seed = seen.get(scene) ?? 0;
	seen.set(scene, seed + 1);
	return viewsOf(offer).map((view, index) => ({
		index,
		file: `${folder}/${stemOf(offer)}-${view}.jpg`,
		words: [
			index === 0 ? 1920 : 1200,
			scene,
			view,
			offer.manufacturer,
			offer.model,
			plateOf(offer),
			wearOf(offer).toFixed(2),
			offer.operating_hours ?? 0,
			seed,
		],
	}));
});

for (const { file, words } of wanted.toSorted((a, b) => a.index - b.index))
	if (!onlyMissing || !existsSync(file)) console.log([file, ...words].join("\t"));
