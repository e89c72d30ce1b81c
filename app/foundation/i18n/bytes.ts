import { number } from "./format.ts";
import type { Language } from "./language.ts";

const units = ["kB", "MB", "GB", "TB"];

/** Formats a number of bytes: "12,4 MB". */
export function size(language: Language, bytes: number): string {
	let value = bytes / 1000;
	let unit = 0;
	while (value >= 999.5 && unit < units.length - 1) {
		value /= 1000;
		unit++;
	}
	return `${number(language, value, value < 10 ? 1 : 0)}\u00a0${units[unit]}`;
}
