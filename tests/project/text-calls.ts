import { languages } from "#app/foundation/i18n/language.ts";
import { columnIn } from "#app/foundation/i18n/translated.ts";
import { textOf } from "./sources.ts";

/** One call of a text function: the keys it names, a pattern where part of a key is computed. */
export type TextCall = { namespace: string; key: string | RegExp };

/**
 * Every `t("key")` of a file whose `t` comes from `useTexts("namespace")`, `useTextsByKey("namespace")` or
 * `textsIn(language).of("namespace")`. A choice between two keys counts as both. Calls with a variable for a key name
 * nothing and are left out; `columnIn` names a key for each language.
 */
export function textCalls(path: string): TextCall[] {
	const calls = argumentsIn(textOf(path));
	return calls.flatMap(({ namespace, argument }) => keysIn(argument).map((key) => ({ namespace, key })));
}

/** A file's text without the keys that `textCalls` has seen: a key of another namespace must not count twice. */
export function withoutTextCalls(path: string): string {
	let text = textOf(path);
	for (const { at, argument } of argumentsIn(text).sort((a, b) => b.at - a.at))
		text = text.slice(0, at) + text.slice(at + argument.length);
	return text;
}

function argumentsIn(text: string): { at: number; namespace: string; argument: string }[] {
	const declarations = /const (\w+) = (?:useTexts(?:ByKey)?\(|textsIn\([\w.]+\)\.of\()"(\w+)"\)/g;
	const declared = [...text.matchAll(declarations)].map(({ index, 1: name, 2: namespace }) => ({
		at: index,
		name: name!,
		namespace: namespace!,
	}));
	return [...new Set(declared.map(({ name }) => name))].flatMap((name) =>
		[...text.matchAll(new RegExp(`(?<![\\w.])${name}\\(`, "g"))].flatMap((call) => {
			const namespace = declared.findLast(
				(declaration) => declaration.name === name && declaration.at < call.index,
			)?.namespace;
			const at = call.index + call[0].length;
			return namespace ? [{ at, namespace, argument: firstArgument(text, at) }] : [];
		}),
	);
}

/** The text up to the comma or bracket that ends a call's first argument. */
function firstArgument(text: string, from: number): string {
	let depth = 0;
	for (let at = from; at < text.length; at++) {
		const sign = text[at]!;
		if (depth === 0 && (sign === "," || sign === ")")) return text.slice(from, at);
		if ("([{".includes(sign)) depth++;
		if (")]}".includes(sign)) depth--;
	}
	return "";
}

function keysIn(argument: string): (string | RegExp)[] {
	// What a condition compares with is no key.
	const chosen = argument.replace(/[!=]==? "[^"]*"/g, "");
	const whole = [...chosen.matchAll(/"([^"]*)"/g)].map(([, key]) => key!);
	const computed = [...chosen.matchAll(/`([^`]*)`/g)].map(([, template]) => patternOf(template!));
	const columns = [...argument.matchAll(/columnIn\("(\w+)"/g)].flatMap(([, name]) =>
		languages.map((language) => columnIn(name!, language)),
	);
	return [...whole, ...computed, ...columns];
}

/** `why${n}Title` finds why1Title, why2Title and so on. */
function patternOf(template: string): RegExp {
	const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
	return new RegExp(`^${fixed.join(".+")}$`, "u");
}
