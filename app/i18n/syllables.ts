const vowel = "aeiouyäöüáàâéèêíóôúAEIOUYÄÖÜ";
/** With what a syllable begins before its vowel: sounds that are spoken in one go stay together. */
const onset = `(?:sch[lmnrw]?|ch|ck|ph|th|qu|[bdfgkp][lr]|tr|(?<!t)s|[bcdfghjklmnpqrtvwxzß])(?=[${vowel}])`;
const inOnset = "(?<!s(?=ch)|sc(?=h)|c(?=h|k)|[pt](?=h)|sch(?=[lmnrw])|[bdfgkp](?=[lr])|t(?=r))";
/** A syllable has a vowel, and the parts on either side two letters at least. */
const start = new RegExp(`(?<=[${vowel}]\\p{L}*)(?<=\\p{L}{2})${inOnset}(?=${onset}\\p{L}{2})`, "gu");

/**
 * The parts of a word at which it may be broken, by the rule of thumb that German and English share. It is for words
 * that would otherwise be cut anywhere, and knows no word's parts.
 */
export function syllables(word: string): string[] {
	return word.split(start);
}

/** Where a word is too long for its column on a phone, it breaks with a hyphen, also in browsers without a dictionary. */
export function breakable(text: string): string {
	return text.replace(/\p{L}{16,}/gu, (word) => syllables(word).join("\u00ad"));
}
