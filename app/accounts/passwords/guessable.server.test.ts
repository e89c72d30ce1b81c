import { describe, expect, test } from "vitest";
import { isGuessable } from "./guessable.server.ts";

const guessable = (password: string) => isGuessable(password, "klara.kramer@firma-nord.example");

describe("a password that is easily guessed", () => {
	test.each([
		"123456",
		"p@ssw0rd",
		"chelsea",
		"liverpool",
		"ch3ls3a",
		"fußball",
		"Passwort123!",
		"Berlin2024!",
		"Qwertz123",
		"!!!!!!",
		"abcabc",
		"a".repeat(200),
		"01.05.1978",
		"Liebherr1",
		"Radlader!",
	])("is %s", async (password) => expect(await guessable(password)).toBe(true));
	test.each([
		"klara.kramer",
		"kramer2026",
		"klara.kramer@firma-nord.example",
		"firma-nord",
		"Mustermann1",
		"Baumaschinen!",
		"Arnsdorf24",
	])("is one made of words about the user or the company: %s", async (password) =>
		expect(await guessable(password)).toBe(true),
	);
	test.each([
		"Kies mit Eimer und Bagger",
		"grober Kies",
		"x7Kq-2mNp",
		"brecheranlage-nord",
		"1a2b3c4d",
		"feiner Splitt",
		"98127364",
		"Vier Krähen tauen Zimt",
	])("is not %s", async (password) => expect(await guessable(password)).toBe(false));
	test("is not one that resembles somebody else's name", async () => {
		expect(await isGuessable("Karamella9", "jo@example.com")).toBe(false);
	});
});

test("even the longest password is judged, and does not take for ever", async () => {
	for (const password of ["4@31!0$7".repeat(25), "x".repeat(50) + "ab1!".repeat(37), "password".repeat(25)])
		expect(await guessable(password)).toBeTypeOf("boolean");
});
