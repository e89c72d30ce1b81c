import * as v from "valibot";
import type { OwnMake } from "./makes.server.ts";

/** The name in the table of settings, and of the form's field. */
export const OWN_MAKES = "own_makes";

const MAX_CHARACTERS = 10_000;

/** Reads one make per line, as "Name: other, other". Null if a line has no name. */
export function readOwnMakes(text: string): OwnMake[] | null {
	const lines = text.split("\n").filter((line) => line.trim() !== "");
	const makes = lines.map((line) => {
		const [name = "", others = ""] = line.split(/:(.*)/s);
		const spellings = others.split(",").map((word) => word.trim());
		return { name: name.trim(), spellings: spellings.filter(Boolean) };
	});
	return makes.some(({ name }) => name === "") ? null : makes;
}

/** The message is a key of the namespace makes. */
export const ownMakesForm = v.object({
	[OWN_MAKES]: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.maxLength(MAX_CHARACTERS, "error"),
		v.check((text) => readOwnMakes(text) !== null, "error"),
	),
});
