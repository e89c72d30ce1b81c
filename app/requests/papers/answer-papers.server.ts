import { type Connection, db } from "../../database/client.server.ts";
import { storeDocumentFile } from "../../media/documents.server.ts";
import type { PaperFile } from "./papers.ts";

/** Papers of an answer are documents that the answer owns: what was sent stays what it was. */
const OWNER = "answer";

export type StoredPaper = Awaited<ReturnType<typeof storeDocumentFile>>;

/** Stores the files of an answer's papers; their rows follow in the transaction that stores the answer. */
export async function storePapers(answerId: string, files: PaperFile[]): Promise<StoredPaper[]> {
	const owner = { kind: OWNER, id: answerId };
	return Promise.all(files.map(({ title, bytes }) => storeDocumentFile(bytes, `${title}.pdf`, owner)));
}

export async function addPapers(papers: StoredPaper[], t: Connection): Promise<void> {
	if (papers.length > 0) await t.insertInto("documents").values(papers).execute();
}

/** The papers of these answers, by answer. */
export async function papersOf(
	answerIds: string[],
	t: Connection = db(),
): Promise<Map<string, { title: string; bytes: number; path: string }[]>> {
	if (answerIds.length === 0) return new Map();
	const rows = await t
		.selectFrom("documents")
		.select(["owner_id", "title", "bytes", "path"])
		.where("owner_kind", "=", OWNER)
		.where("owner_id", "in", answerIds)
		.orderBy("id")
		.execute();
	return Map.groupBy(rows, ({ owner_id }) => owner_id!);
}

/**
 * Deletes the rows of papers whose answers were deleted with their requests; the hourly clean-up deletes their files
 * within a day.
 */
export async function forgetPapers(t: Connection): Promise<void> {
	await t
		.deleteFrom("documents")
		.where("owner_kind", "=", OWNER)
		.where("owner_id", "not in", (q) => q.selectFrom("request_answers").select("id"))
		.execute();
}
