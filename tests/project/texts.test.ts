import { describe, expect, test } from "vitest";
import { collections } from "#app/back-office/collections/collections.ts";
import { joinedFields } from "#app/machines/machine/joined-fields.ts";
import type { Field } from "#app/content/fields.ts";
import { german } from "./german-texts.ts";
import { sources, textOf } from "./sources.ts";
import { textCalls, withoutTextCalls } from "./text-calls.ts";

const drawing = sources(["app"]).filter((path) => !path.startsWith("app/texts/"));
const calls = drawing.flatMap(textCalls);
/** All keys; `key.one` is asked for with `key`. */
const entries = Object.entries(german).flatMap(([namespace, texts]) =>
	Object.keys(texts)
		.filter((key) => !(key.endsWith(".one") && Object.hasOwn(texts, key.slice(0, -".one".length))))
		.map((key) => ({ namespace, key })),
);

/** Labels that a table of fields asks for by its names. */
const labels = Object.values(collections).flatMap(({ labels, texts, fields }) =>
	Object.entries<Field>(fields).flatMap(([name, field]) => [
		...[name, ...("choices" in field ? field.choices.map((word) => `${name}.${word}`) : [])].map(
			(key) => `${labels}.${key}`,
		),
		...(("needed" in field && field.needed) ||
		(["choice", "day", "composed"].includes(field.kind) && !("optional" in field))
			? [`${texts}.error.${name}`]
			: []),
		...(field.sheet === "staff" ? [`staffOnly.${name}`] : []),
	]),
);

labels.push(...Object.keys(joinedFields).map((name) => `machineSheet.${name}`));

/** Keys that only come together at run time, from a stored value: `{namespace}.{beginning}`. */
const computed = [
	"addNewsPage.upload. addOfferPage.upload. machineSheet.group. users.changed. recordStates.done. find.words.",
	"zustand.backupReason. zustand.backupTodo. zustand.storeTodo. zustand.deliveryTodo. zustand.released.",
	"kontaktanfragen.stepTitle. kontaktanfragen.stepDone. kontaktanfragen.stepUnchanged. kontaktanfragen.stepFailed.",
].flatMap((beginnings) => beginnings.split(" "));

describe("texts", () => {
	test("are asked for: by a call, or by their key in a form's rule, a table or a message", () => {
		const code = drawing.map(withoutTextCalls).join("\n");
		const unused = entries.filter(
			({ namespace, key }) =>
				!labels.includes(`${namespace}.${key}`) &&
				!computed.some((beginning) => `${namespace}.${key}`.startsWith(beginning)) &&
				!calls.some(
					(call) =>
						call.namespace === namespace && (call.key instanceof RegExp ? call.key.test(key) : call.key === key),
				) &&
				!code.includes(`"${key}"`) &&
				!code.includes(`\`${key}\``),
		);
		expect(unused.map(({ namespace, key }) => `${namespace}.${key}`)).toEqual([]);
	});

	test("of a namespace that no file names are gone as a whole", () => {
		const code = drawing.map(textOf).join("\n");
		expect(Object.keys(german).filter((namespace) => !code.includes(`"${namespace}"`))).toEqual([]);
	});
});
