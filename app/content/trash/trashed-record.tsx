import { AuditChanges } from "../../log/audit-changes.tsx";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { PictureRow } from "../list/picture-row.tsx";
import type { ReadInTrash } from "./record-in-trash.server.ts";
import { RecordReading } from "../form/record-reading.tsx";
import type { RecordKind } from "../record.ts";

/** The content of a record in the trash, and the changes of the draft that waited when it was deleted. */
export function RecordInTrash({
	record,
	read: { values, pictures, documents, draft },
}: {
	record: RecordKind;
	read: ReadInTrash;
}) {
	const t = useTexts("trash");
	const drafts = useTexts("drafts");
	const language = useLanguage();
	const box = "mt-6 rounded-md border border-line bg-surface p-5 sm:px-6";
	return (
		<>
			{draft && (
				<section className={box}>
					<h2 className="text-xl">{t("draftOf")}</h2>
					<p className="mt-1 text-muted">
						<span>{drafts("from", { time: dateAndTime(language, draft.at), who: draft.by })}</span>. {t("withDraft")}
					</p>
					<AuditChanges kind={record.kind} changes={draft.changes} />
					{draft.pictures && <PictureRow pictures={draft.pictures} />}
				</section>
			)}
			<section className={box}>
				<h2 className="mb-4 text-xl">{t("content")}</h2>
				<RecordReading
					record={record}
					values={values}
					pictures={record.list.pictures || pictures.length > 0 ? pictures : null}
					documents={documents}
				/>
			</section>
		</>
	);
}
