import type { Coordinates, NamedLink } from "./company.ts";

/** Who receives every request by CONTACT_WEBHOOK_URL; the purposes complete "receives every request in order to …". */
export type Receiver = { name: string; address: string; purpose: string; purposeEn: string };

/** The lines of a text that say something. */
export function linesIn(text: string | null): string[] {
	return (text ?? "")
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);
}

/** A name, something between, and an address that begins with a protocol or is a plain domain with what follows it. */
const NAMED_LINK = /^(.+?)[\s,;:|=(–-]*[\s,;|=(]((?:https?:\/\/)?(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:[/?#:]\S*)?)$/iu;

/** Names with addresses of websites, one a line, as in "Felsgard https://www.example.com"; null if a line is none. */
export function linksIn(text: string | null): NamedLink[] | null {
	const links = linesIn(text).map((line) => {
		const [, name, typed] = NAMED_LINK.exec(line.replace(/[\s,;.)]+$/, "")) ?? [];
		if (!name || !typed) return null;
		const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
		return URL.canParse(address) ? { name, url: new URL(address).href } : null;
	});
	return links.every((link) => link !== null) ? links : null;
}

/** Receivers, one a line with semicolons between name, address and purpose, German and English; null if a line is none. */
export function receiversIn(text: string | null): Receiver[] | null {
	const receivers = linesIn(text).map((line) => {
		const [name, address, purpose, purposeEn, ...more] = line.split(";").map((part) => part.trim());
		return name && address && purpose && purposeEn && more.length === 0 ? { name, address, purpose, purposeEn } : null;
	});
	return receivers.every((receiver) => receiver !== null) ? receivers : null;
}

/** Degrees with decimals, however a map or its address writes them. */
const DECIMAL = /(\d{2}[.,]\d{2,})\s*°?\s*N?\s*[,;/\s]\s*(\d{1,2}[.,]\d{2,})/i;
/** Degrees, minutes and seconds. */
const SIXTIETHS = /(\d{2})°\s*(\d{1,2})['′]\s*([\d.,]+)["″]\s*N\W+(\d{1,2})°\s*(\d{1,2})['′]\s*([\d.,]+)["″]\s*[EO]/i;
/** Where Germany is. What lies elsewhere is mistyped, or has its numbers swapped. */
const within = { latitude: [47.2, 55.1], longitude: [5.8, 15.1] } as const;

/** The place that maps write as "51.0953, 13.9938", or have in their address; null for anything else. */
export function coordinatesIn(text: string | null): Coordinates | null {
	const number = (word: string | undefined) => Number(word?.replace(",", ".") ?? Number.NaN);
	const decimal = DECIMAL.exec(text ?? "")
		?.slice(1)
		.map(number);
	const parts = SIXTIETHS.exec(text ?? "")
		?.slice(1)
		.map(number);
	const degrees = (at: number) => Number((parts![at]! + parts![at + 1]! / 60 + parts![at + 2]! / 3600).toFixed(5));
	const [latitude, longitude] = decimal ?? (parts ? [degrees(0), degrees(3)] : []);
	const isIn = (value: number | undefined, [least, most]: readonly [number, number]) =>
		value !== undefined && value >= least && value <= most;
	return isIn(latitude, within.latitude) && isIn(longitude, within.longitude)
		? { latitude: latitude!, longitude: longitude! }
		: null;
}
