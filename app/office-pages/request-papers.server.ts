import { sheetFrame } from "../collections/sheet-frame.server.ts";
import type { Language } from "../i18n/language.ts";
import { textIn } from "../i18n/translated.ts";
import { documentsOf, findDocument } from "../media/documents.server.ts";
import { pictureStore } from "../media/storage/picture-stores.server.ts";
import { dataSheet } from "../offers/sheet/data-sheet.server.ts";
import { type Paper, type PaperFile, paperField } from "../requests/papers/papers.ts";

type Asked = { language: Language; machines: { id: string | null; name: string }[] };
/** `read` gives the file's bytes; null where it is missing. */
type Offered = Paper & { read: () => Promise<Uint8Array | null> };

/** The papers that can go along with an answer to a request: data sheet and documents of each machine with a page. */
export async function papersFor(asked: Asked): Promise<Paper[]> {
	return (await offeredFor(asked)).map(({ read: _, ...paper }) => paper);
}

/** The files of the ticked papers, in the order in which they are offered; null if one is no longer there. */
export async function filesOf(ticked: string[], asked: Asked): Promise<PaperFile[] | null> {
	if (ticked.length === 0) return [];
	const offered = (await offeredFor(asked)).filter(({ field }) => ticked.includes(field));
	if (offered.length < ticked.length) return null;
	const files = await Promise.all(offered.map(async ({ title, read }) => ({ title, bytes: await read() })));
	return files.every((file): file is PaperFile => file.bytes !== null) ? files : null;
}

async function offeredFor({ language, machines }: Asked): Promise<Offered[]> {
	const ids = machines.flatMap(({ id }) => (id === null ? [] : [id]));
	const all = await Promise.all(
		ids.map(async (id): Promise<Offered[]> => {
			const sheet = await dataSheet(id, language, await sheetFrame(language));
			if (!sheet) return [];
			const documents = await documentsOf({ kind: "offer", id });
			return [
				{ field: paperField("sheet", id), title: sheet.name, bytes: null, read: sheet.bytes },
				...documents.map((one) => ({
					field: paperField("document", one.id),
					title: textIn(one, "title", language).text,
					bytes: one.bytes,
					read: () => bytesOf(one.id),
				})),
			];
		}),
	);
	return all.flat();
}

async function bytesOf(documentId: string): Promise<Uint8Array | null> {
	const document = await findDocument(documentId);
	return document && (await pictureStore().exists(document.path)) ? pictureStore().bytes(document.path) : null;
}
