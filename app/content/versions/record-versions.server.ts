import { changesBetween } from "../../log/audit.ts";
import { storedDocuments, storedPictures } from "../../log/stored-files.ts";
import type { Connection } from "../../foundation/database/client.server.ts";
import { shownDocuments } from "../../media/documents.server.ts";
import { findPictures } from "../../media/pictures.server.ts";
import { valuesIn } from "../field-values.ts";
import type { RecordRows, Values } from "../record-rows.server.ts";
import { listedDocuments, type VersionContent } from "./version.ts";
import { shownPictures, versionContent, versionContents, type VersionLine, versionsOf } from "./versions.server.ts";

export type OpenedVersion = NonNullable<Awaited<ReturnType<ReturnType<typeof recordVersions>["openVersion"]>>>;

export function recordVersions(rows: RecordRows) {
	const { kind, fields } = rows.record;

	const read = ({ row, documents }: VersionContent): Values => ({
		...valuesIn(fields, row),
		documents: storedDocuments(documents),
	});

	return {
		/** The versions, the newest first, each with its changes to the one before. */
		async versions(id: string): Promise<VersionLine[]> {
			const [lines, contents] = await Promise.all([versionsOf(kind, id), versionContents(kind, id)]);
			const values = contents.map((content) => ({ ...read(content), pictures: storedPictures(content.pictures) }));
			return lines.map((line, at) => {
				const before = values[at + 1];
				return { ...line, changes: before && values[at] ? changesBetween(before, values[at]) : [] };
			});
		},

		/** Opens a version; null if there is no such one. */
		async openVersion(id: string, number: number) {
			const content = await versionContent(kind, id, number);
			if (!content) return null;
			return {
				number,
				/** With `documents` as the audit log stores them. */
				values: read(content),
				pictures: await shownPictures(content.pictures),
				gone: (await leftOf(rows, content)).gone,
			};
		},
	};
}

/** Returns a version as a draft, with what still exists, and what is gone. */
export async function leftOf(rows: RecordRows, { row, words, pictures, documents }: VersionContent, t?: Connection) {
	const values = valuesIn(rows.record.fields, row);
	const ids = pictures.map(({ id }) => id);
	const there = await findPictures(ids, t);
	const kept = pictures.filter(({ id }) => there.some((one) => one.id === id));
	const keptDocuments = listedDocuments(await shownDocuments(documents, t));
	const lost = documents.filter(({ id }) => !keptDocuments.some((one) => one.id === id));
	return {
		words: words ?? rows.formWords(rows.readTyped(rows.formWords(values))),
		pictures: rows.keeper.choiceOf(kept),
		documents: keptDocuments,
		gone: {
			fields: words ? [] : rows.goneValues(values),
			pictures: pictures.length - kept.length,
			documents: lost.map(({ title }) => title),
		},
	};
}
