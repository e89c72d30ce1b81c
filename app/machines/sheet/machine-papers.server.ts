import type { Language } from "../../foundation/i18n/language.ts";
import { findDocument } from "../../media/documents.server.ts";
import { pictureStore } from "../../media/storage/picture-stores.server.ts";
import { dataSheet } from "./data-sheet.server.ts";

/** Many mail servers refuse a larger mail, which grows by its encoding. */
const MOST_BYTES = 10 * 1024 * 1024;

/** A PDF about a machine; its bytes are null if it has been deleted meanwhile. */
type Paper = { name: string; bytes: () => Promise<Uint8Array | null> };

type Asked = { machines: { id: string | null }[]; language: Language };

/** The papers for a mail: the data sheets of machines with a page, and as many of their documents as it can carry. */
export async function machinePapers({ machines, language }: Asked): Promise<Paper[]> {
	const papers: Paper[] = [];
	let room = MOST_BYTES;
	for (const { id } of machines) {
		const sheet = id && (await dataSheet(id, language));
		if (!sheet) continue;
		papers.push(sheet);
		for (const { id: document, title, bytes } of sheet.documents) {
			if (bytes > room) continue;
			room -= bytes;
			papers.push({ name: title, bytes: () => bytesOf(document) });
		}
	}
	return papers;
}

async function bytesOf(id: string): Promise<Uint8Array | null> {
	const document = await findDocument(id);
	return document && pictureStore().bytes(document.path);
}
