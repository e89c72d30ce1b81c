import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Fault } from "./fault.ts";

/** Where a fault goes: a part of a file. */
type Site = { file: string; start: number; end: number };

/**
 * Makes every fault of the list a choice in the code: `PLANTED_FAULT` names the one that is made. Returns the faults
 * whose text is gone, or stands in several places.
 */
export function plant(faults: readonly Fault[], folder: string, files: readonly string[]): Fault[] {
	const read = new Map<string, string>();
	const textOf = (file: string) => {
		if (!read.has(file)) read.set(file, readFileSync(join(folder, file), "utf8"));
		return read.get(file)!;
	};
	const sites = new Map(faults.map((fault) => [fault, siteOf(fault, files, textOf)]));
	for (const file of read.keys()) {
		const here = [...sites].filter(([, site]) => site?.file === file).sort((a, b) => b[1]!.start - a[1]!.start);
		if (here.length === 0) continue;
		let text = textOf(file);
		// From the end, so that the places before stay where they are.
		for (const [fault, site] of here) {
			const { start, end } = site!;
			text = text.slice(0, start) + choice(fault, text.slice(start, end)) + text.slice(end);
		}
		writeFileSync(join(folder, file), text);
	}
	return faults.filter((fault) => !sites.get(fault));
}

function choice({ name, is }: Fault, was: string): string {
	return `(globalThis.process?.env.PLANTED_FAULT === ${JSON.stringify(name)} ? (${is}) : (${was}))`;
}

/** In its own file, or where the code has gone to since; null when it is not there, or in several files. */
function siteOf(fault: Fault, files: readonly string[], textOf: (file: string) => string): Site | null {
	const own = files.includes(fault.file) ? found(fault, fault.file, textOf(fault.file)) : null;
	if (own) return own;
	const others = files.flatMap((file) => found(fault, file, textOf(file)) ?? []);
	return others.length === 1 ? others[0]! : null;
}

function found({ was, after }: Fault, file: string, text: string): Site | null {
	const before = after ? pattern(after).exec(text) : null;
	if (after && !before) return null;
	const from = before ? before.index + before[0].length : 0;
	const places = [...text.slice(from).matchAll(new RegExp(pattern(was), "g"))];
	// Without a text before it, the expression must be the only one.
	if (places.length === 0 || (!after && places.length > 1)) return null;
	const [{ index, 0: words }] = places as [RegExpExecArray];
	return { file, start: from + index, end: from + index + words.length };
}

/** A text, however it is broken into lines. A name is not the end of a longer one. */
function pattern(text: string): RegExp {
	const parts = text.split(/\s+/).map((part) => part.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"));
	return new RegExp(`${/^\w/.test(text) ? "(?<![\\w.])" : ""}${parts.join("\\s*")}`);
}
