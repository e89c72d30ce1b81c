/*
 * One list each, in the order of how common its words are. The packages describe only all of them together, which cost
 * four times the memory.
 */
declare module "@zxcvbn-ts/language-*.json.js" {
	const words: string[];
	export default words;
}
declare module "@zxcvbn-ts/language-*.json.mjs" {
	const words: string[];
	export default words;
}
