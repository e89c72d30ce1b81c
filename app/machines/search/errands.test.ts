import { expect, test } from "vitest";
import { errandOf } from "./errands.ts";

test.each([
	["Inzahlungnahme", "/inzahlungnahme"],
	["Inzahl", "/inzahlungnahme"],
	["Radlader in Zahlung geben", "/inzahlungnahme"],
	["ersatzt", "/service"],
	["Öffnungszeiten Kamenz", "/kontakt"],
	["Dumper mieten Kaution", "/kontakt"],
	["Ausbildung", "/karriere"],
	["praktikum werkstatt", "/karriere"],
	["wer repariert meinen Brecher", "/service"],
	["kauft ihr auch Radlader an", "/inzahlungnahme"],
	["alten Radlader verkaufen", "/inzahlungnahme"],
	["sell my excavator", "/inzahlungnahme"],
	["spare parts", "/service"],
	["Notdienst Werkstatt", "/kontakt?service=dringend"],
	["Hydraulikschlauch", "/kontakt?service=dringend"],
	["mein Bagger steht", "/kontakt?service=dringend"],
	["UVV-Prüfung", "/service"],
	["finan", "/maschinenfinder?frage=kaufen-oder-mieten"],
	["Leasing", "/maschinenfinder?frage=kaufen-oder-mieten"],
	["offene Stelle", "/karriere"],
	["Bagger steht in Kamenz", null],
	["Radlader zu verkaufen", null],
	["Tieflader Transport", "/service"],
	["Servicewagen", null],
])("%s asks for %s", (search, path) => expect(errandOf(search)?.path ?? null).toBe(path));
