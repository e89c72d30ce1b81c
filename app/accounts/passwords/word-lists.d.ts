/*
 * One list per file, the most common words first. The packages' own types cover only the combined export, which needs
 * four times the memory.
 */
declare module "@zxcvbn-ts/language-*js" {
	const words: string[];
	export default words;
}
