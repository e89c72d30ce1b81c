import { type Change, changesBetween } from "../../audit-log/audit.ts";
import { storedDocuments } from "../../audit-log/stored-documents.ts";
import type { ListedDocument } from "../../media/document.ts";
import { shownDocuments } from "../../media/documents.server.ts";
import { columnsOf, type Fields } from "../fields.ts";
import { valuesIn } from "../field-values.ts";
import { withNames } from "../references/references.server.ts";
import type { OwnRow, RecordRows, Values } from "../record-rows.server.ts";
import { shownPictures, type VersionPicture } from "../preview/shown-pictures.server.ts";
import type { Against, VersionLine } from "./version.ts";
import { versionContent, versionsOf } from "./versions.server.ts";

/** A version that somebody has opened. */
export type OpenedVersion = {
	number: number;
	values: Values;
	pictures: VersionPicture[];
	/** As the audit log stores them, and how many of them do not exist any more. */
	documents: string;
	lost: number;
	/** The columns whose value does not exist any more, such as a category that was given up. */
	gone: string[];
	/** What differs from another version; null where there is none to compare with. */
	difference: Difference | null;
};
/** `pictures` is null where both have the same. */
export type Difference = { other: number; changes: Change[]; pictures: PictureChanges | null };

/** How the pictures of two versions differ, by what they are. `moved`: those of both stand in another order. */
export type PictureChanges = {
	removed: VersionPicture[];
	added: VersionPicture[];
	reworded: { from: VersionPicture; to: VersionPicture }[];
	moved: boolean;
};

/** The versions of the records of one collection. */
export function recordVersions<T extends Fields, Row extends OwnRow, Pictures, Choice>(
	rows: RecordRows<T, Row, Pictures, Choice>,
) {
	const { kind, fields } = rows.record;
	const names = columnsOf(fields).map(({ name }) => name);

	async function read(id: string, number: number) {
		const content = await versionContent(kind, id, number);
		if (!content) return null;
		const documents = await markGone(content.documents ?? []);
		return {
			values: valuesIn(fields, content.row),
			named: (await withNames(fields, [valuesIn(fields, content.row)]))[0]!,
			pictures: await shownPictures(content.pictures),
			documents: storedDocuments(documents),
			lost: documents.filter(({ gone }) => gone).length,
		};
	}

	return {
		/** The versions of a record, the newest first. */
		versions: (id: string) => versionsOf(kind, id),

		/** Opens a version and compares it with another one; null where there is no such version. */
		async openVersion(
			id: string,
			{ number, against }: { number: number; against: Against },
			lines: VersionLine[],
		): Promise<OpenedVersion | null> {
			const opened = await read(id, number);
			if (!opened) return null;
			const other = otherThan(number, against, lines);
			const from = other && (await read(id, other.number));
			const { values, named, pictures, documents, lost } = opened;
			const withDocuments = (one: typeof opened) => ({ ...(one.named as Values), documents: one.documents });
			const difference = from && {
				other: other.number,
				changes: changesBetween(withDocuments(from), withDocuments(opened), [...names, "documents"]),
				pictures: pictureChanges(from.pictures, pictures),
			};
			const gone = rows.goneValues(values);
			return { number, values: named as Values, pictures, documents, lost, gone, difference };
		},
	};
}

async function markGone(documents: ListedDocument[]) {
	const there = (await shownDocuments(documents)).map(({ id }) => id);
	return documents.map((document) => ({ ...document, gone: !there.includes(document.id) }));
}

function otherThan(number: number, against: Against, lines: VersionLine[]): VersionLine | null {
	const isOther = (line: VersionLine) =>
		against === "before"
			? line.number < number
			: against === "current"
				? line.origin !== "draft"
				: line.number === against;
	return lines.find(isOther) ?? null;
}

function pictureChanges(from: VersionPicture[], to: VersionPicture[]): PictureChanges | null {
	const idsIn = (some: VersionPicture[], others: VersionPicture[]) =>
		some.map(({ id }) => id).filter((id) => others.some((other) => other.id === id));
	const without = (some: VersionPicture[], others: VersionPicture[]) =>
		some.filter(({ id }) => !others.some((other) => other.id === id));
	const both = from
		.map((before) => ({ from: before, to: to.find(({ id }) => id === before.id)! }))
		.filter((one) => one.to);
	const changes = {
		removed: without(from, to),
		added: without(to, from),
		reworded: both.filter((one) => one.from.alt !== one.to.alt || one.from.alt_en !== one.to.alt_en),
		moved: idsIn(from, to).join() !== idsIn(to, from).join(),
	};
	const isSame =
		!changes.moved && [changes.removed, changes.added, changes.reworded].every((some) => some.length === 0);
	return isSame ? null : changes;
}
