import { expect, test } from "vitest";
import { phoneLink } from "./company.ts";
import { coordinatesIn, linksIn, receiversIn } from "./company-lines.ts";

test.each([
	["Felsgard https://www.example.com/f?a=1", "Felsgard", "https://www.example.com/f?a=1"],
	["Felsgard Group=www.felsgard-group.com", "Felsgard Group", "https://www.felsgard-group.com/"],
	["Kleefels (www.kleefels.info)", "Kleefels", "https://www.kleefels.info/"],
	["Meyer & Söhne GmbH, www.meyer.de;", "Meyer & Söhne GmbH", "https://www.meyer.de/"],
	["Süß – süß-kies.de", "Süß", "https://süß-kies.de/"],
])("%j is a name and an address", (line, name, url) => {
	expect(linksIn(line)).toEqual([{ name, url: new URL(url).href }]);
});

test.each([
	"baumaschinen-meyer.de",
	"Kleefels info@kleefels.info",
	"Felsgard",
	"Böse javascript:alert(1)",
	"A b",
	"x http://",
])("%j is no name with an address", (line) => expect(linksIn(`Gut https://www.example.com\n${line}`)).toBeNull());

test.each([
	"51.0953, 13.9938",
	"51,0953 13,9938",
	"(51.0953, 13.9938)",
	"51.0953° N, 13.9938° E",
	"51.0953/13.9938",
	"geo:51.0953,13.9938?z=17",
	"https://www.openstreetmap.org/#map=17/51.0953/13.9938",
	"https://maps.example.com/place/x/@51.0953,13.9938,17z",
	"51°05'43.08\"N 13°59'37.68\"E",
])("%j is the place that a map shows", (text) => {
	expect(coordinatesIn(text)).toEqual({ latitude: 51.0953, longitude: 13.9938 });
});

test.each(["51,095", "13.9938, 51.0953", "irgendwo", "0.00, 0.00", "51.0953", ""])("%j is no place of ours", (text) => {
	expect(coordinatesIn(text)).toBeNull();
});

test("a number is dialled without the zero in brackets, with the country before it", () => {
	expect(["+49 (0)351 / 12345-0", "0049 (0) 351 1", "0351 / 123 45-0", "(0351) 1234"].map(phoneLink)).toEqual([
		"tel:+49351123450",
		"tel:00493511",
		"tel:0351123450",
		"tel:03511234",
	]);
});

test("a receiver is four details with semicolons between them", () => {
	expect(receiversIn("A; B; zu zählen; count")).toEqual([
		{ name: "A", address: "B", purpose: "zu zählen", purposeEn: "count" },
	]);
	expect(receiversIn("A; B; C")).toBeNull();
});
