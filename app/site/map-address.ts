import type { Coordinates } from "../company/company.ts";
import type { Company } from "../company/company-fields.ts";

export type MapProvider = Company["map"];

/** Half the width of the map, in degrees. */
const REACH = 0.012;

/** The address of the embedded map, from the provider that the operator chose. */
export function mapToEmbed(provider: MapProvider, { latitude, longitude }: Coordinates): string {
	if (provider === "google")
		return `https://www.google.com/maps?${new URLSearchParams({ q: `${latitude},${longitude}`, output: "embed" })}`;
	const box = [longitude - REACH, latitude - REACH / 2, longitude + REACH, latitude + REACH / 2]
		.map((degree) => degree.toFixed(5))
		.join(",");
	return `https://www.openstreetmap.org/export/embed.html?${new URLSearchParams({ bbox: box, layer: "mapnik", marker: `${latitude},${longitude}` })}`;
}

/** The address of the provider's route planner, with the given destination. */
export function routeTo(provider: MapProvider, { latitude, longitude }: Coordinates): string {
	if (provider === "google")
		return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: `${latitude},${longitude}` })}`;
	return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to: `${latitude},${longitude}` })}`;
}
