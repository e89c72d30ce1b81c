import type { Plugin } from "vite";
import { type Cut, cuts, uses } from "./left-out.ts";

/** Leaves out of what the browser gets whatever `left-out.ts` lists. */
export function leaveOut(): Plugin {
	return {
		name: "leave-out",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			const file = id.replace(/\?.*$/, "");
			const cut = cuts.find((candidate) => candidate.file.test(file));
			if (cut) return { code: without(code, cut, (message) => this.error(`${message} (${file})`)), map: null };
			const used = /node_modules\/(react|react-dom|react-router)\//.test(file) ? null : uses.map((sign) => sign.exec(code)).find(Boolean);
			if (used) this.error(`"${used[0]}" in ${file} uses what scripts/left-out.ts leaves out of the build.`);
			return null;
		},
	};
}

function without(code: string, { idle = [], unreached = [], classes = [], exported = [], known = {} }: Cut, fail: (message: string) => never): string {
	let rest = code;
	const drop = (pattern: RegExp, what: string, by: string) => {
		const found = rest.match(pattern)?.length ?? 0;
		if (found === 0) fail(`${what} is not found any more`);
		rest = rest.replace(pattern, () => by);
	};
	const word = (name: string) => name.replace(/[$.]/g, String.raw`\$&`);
	const leftOut = (name: string) => `throw Error("left out: ${name}")`;
	for (const name of [...idle, ...unreached]) {
		const body = idle.includes(name) ? "return null" : leftOut(name);
		// From its first line to the bracket that stands as far to the left.
		drop(new RegExp(`^([ \\t]*)(?:async )?function ${word(name)}\\([\\s\\S]*?\\) \\{\\n[\\s\\S]*?^\\1\\}$`, "gm"), `The function ${name}`, `function ${name}() {${body}}`);
	}
	for (const name of classes) drop(new RegExp(`^${name}\\.prototype\\.\\w+ = function[\\s\\S]*?^\\};$`, "gm"), `The class ${name}`, "");
	for (const name of exported) {
		drop(new RegExp(`^exports\\.${name} = function[\\s\\S]*?^\\};$`, "gm"), `The function ${name}`, `exports.${name} = function () {${leftOut(name)}};`);
	}
	for (const [condition, value] of Object.entries(known)) drop(new RegExp(`\\b${word(condition)}\\b`, "g"), `The condition ${condition}`, value);
	return rest;
}
