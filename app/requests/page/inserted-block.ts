/**
 * A text with a block in place of what is chosen there. A greeting that is there already is left out; what followed it
 * after a comma then begins a sentence of its own, unless it is the first.
 */
export function insertedBlock(text: string, block: string, from = text.length, to = text.length) {
	const [before, after] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()];
	const [greeting, ...rest] = block.split("\n\n");
	const [first, ...further] = before.trimStart().split("\n\n");
	const body = rest.join("\n\n");
	const isGreeted = rest.length > 0 && first === greeting;
	const ungreeted = further.length > 0 ? body.charAt(0).toUpperCase() + body.slice(1) : body;
	const upToEnd = [before, isGreeted ? ungreeted : block].filter(Boolean).join("\n\n");
	return { text: [upToEnd, after].filter(Boolean).join("\n\n"), end: upToEnd.length };
}
