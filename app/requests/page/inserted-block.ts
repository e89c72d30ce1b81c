/** A text with a block in place of what is chosen there, without a greeting that is there already. */
export function insertedBlock(text: string, block: string, from = text.length, to = text.length) {
	const [before, after] = [text.slice(0, from).trimEnd(), text.slice(to).trimStart()];
	const [greeting, ...rest] = block.split("\n\n");
	const isGreeted = rest.length > 0 && before.trimStart().split("\n\n")[0] === greeting;
	const upToEnd = [before, isGreeted ? rest.join("\n\n") : block].filter(Boolean).join("\n\n");
	return { text: [upToEnd, after].filter(Boolean).join("\n\n"), end: upToEnd.length };
}
