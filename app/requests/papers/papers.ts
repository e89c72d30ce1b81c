/** All papers of one answer together, in bytes: mail servers take no more once they are encoded. */
export const MOST_PAPER_BYTES = 10 * 1024 * 1024;

/** A paper that can go along with an answer; `field` is its box in the form, `bytes` is null until it is made. */
export type Paper = { field: string; title: string; bytes: number | null };

/** The file of a paper. */
export type PaperFile = { title: string; bytes: Uint8Array };

const BOX = "paper_";

/** The box of a paper, by what is sent: "sheet" of a machine, or a document. */
export function paperField(kind: "sheet" | "document", id: string): string {
	return `${BOX}${kind}_${id}`;
}

/** The boxes that were ticked. */
export function tickedPapers(form: FormData): string[] {
	return [...new Set(form.keys())].filter((name) => name.startsWith(BOX));
}
