import type { ListedDocument } from "../media/document.ts";
import { shownDocuments } from "../media/documents.server.ts";
import { findPictures } from "../media/pictures.server.ts";
import { type Change, changesBetween } from "../audit-log/audit.ts";
import { storedDocuments } from "../audit-log/stored-documents.ts";
import { columnsOf, type Fields } from "./fields.ts";
import { valuesIn } from "./field-words.ts";
import type { OwnRow, RecordRows, Values } from "./record-rows.server.ts";
import type { ListedPicture, VersionContent, VersionLine } from "./version.ts";
import { versionContent, versionsOf } from "./versions.server.ts";

/** A picture of a version; `path` is null if it no longer exists. */
export type VersionPicture = { id: string; path: string | null; alt: string };

/** What differs between two versions. `pictures` is null where they have the same. */
export type Comparison = {
	number: number;
	other: number;
	changes: Change[];
	pictures: { from: VersionPicture[]; to: VersionPicture[] } | null;
};

/** The versions of the records of one collection. */
export function recordVersions<T extends Fields, Row extends OwnRow, Pictures, Choice>({
	record: { kind, fields },
}: RecordRows<T, Row, Pictures, Choice>) {
	const names = columnsOf(fields).map(({ name }) => name);

	return {
		/** The versions of a record, the newest first. */
		versions: (id: string) => versionsOf(kind, id),

		/** Compares a version with the one before it, or with the one that is stored now; null where there is none. */
		async compare(
			id: string,
			number: number,
			against: "before" | "current",
			lines: VersionLine[],
		): Promise<Comparison | null> {
			const other =
				against === "before"
					? lines.find((line) => line.number < number)
					: lines.find(({ origin }) => origin !== "draft");
			const [from, to] = await Promise.all([
				other ? versionContent(kind, id, other.number) : null,
				versionContent(kind, id, number),
			]);
			if (!other || !from || !to) return null;
			const values = async ({ row, documents = [] }: VersionContent): Promise<Values> => ({
				...(valuesIn(fields, row) as Values),
				documents: storedDocuments(await markGone(documents)),
			});
			return {
				number,
				other: other.number,
				changes: changesBetween(await values(from), await values(to), [...names, "documents"]),
				pictures: await differingPictures(from.pictures, to.pictures),
			};
		},
	};
}

async function markGone(documents: ListedDocument[]) {
	const there = (await shownDocuments(documents)).map(({ id }) => id);
	return documents.map((document) => ({ ...document, gone: !there.includes(document.id) }));
}

async function differingPictures(from: ListedPicture[], to: ListedPicture[]): Promise<Comparison["pictures"]> {
	if (JSON.stringify(from) === JSON.stringify(to)) return null;
	const stored = await findPictures([...from, ...to].map(({ id }) => id));
	const shown = (listed: ListedPicture[]) =>
		listed.map(({ id, alt }) => ({ id, alt, path: stored.find((one) => one.id === id)?.path ?? null }));
	return { from: shown(from), to: shown(to) };
}
