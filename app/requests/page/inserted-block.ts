/**
 * A text with a block put in place of what is chosen there, as a paragraph of its own. A greeting that the text begins
 * with is not said again. `end` is where the block ends.
 */
export function insertedBlock(text: string, block: string, from = text.length, to = text.length) {
	const [before, after] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()];
	const [greeting, ...rest] = block.split("\n\n");
	const isGreeted = rest.length > 0 && before.trimStart().split("\n\n")[0] === greeting;
	const upToEnd = [before, isGreeted ? rest.join("\n\n") : block].filter(Boolean).join("\n\n");
	return { text: [upToEnd, after].filter(Boolean).join("\n\n"), end: upToEnd.length };
}
