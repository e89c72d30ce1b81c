import { isTranslation } from "../../foundation/i18n/language.ts";
import { useAuditTexts } from "../../log/use-audit-texts.ts";
import type { CollectionName } from "../../log/audit.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { columnsOf, type Column, type StoredValue } from "../fields.ts";
import { PictureRow } from "../list/picture-row.tsx";
import type { RecordKind } from "../record.ts";
import type { VersionPicture } from "../versions/versions.server.ts";

type Props = {
	record: RecordKind;
	values: Record<string, StoredValue>;
	pictures: VersionPicture[];
	/** As the audit log stores them; empty for none. */
	documents: string;
};

/** All that a record holds, to be read: its fields in both languages, its pictures and its documents. */
export function RecordReading({ record, values, pictures, documents }: Props) {
	const t = useTexts("editor");
	const trash = useTexts("trash");
	const words = useAuditTexts(record.kind);
	const columns = columnsOf(record.fields);
	const german = columns.filter(({ language }) => !isTranslation(language));
	const english = columns.filter(({ language }) => isTranslation(language));
	return (
		<div className="grid gap-6">
			<Values kind={record.kind} title={t("german")} columns={german} values={values} />
			<Values kind={record.kind} title={t("english")} columns={english} values={values} />
			{(record.list.pictures || pictures.length > 0) && (
				<section>
					<h3 className="text-lg">{trash("pictures")}</h3>
					{pictures.length === 0 ? <p className="mt-1">{trash("noPictures")}</p> : <PictureRow pictures={pictures} />}
				</section>
			)}
			{documents && (
				<section>
					<h3 className="text-lg">{words.field("documents")}</h3>
					<p className="mt-1">{words.value("documents", documents)}</p>
				</section>
			)}
		</div>
	);
}

function Values({
	kind,
	title,
	columns,
	values,
}: {
	kind: CollectionName;
	title: string;
	columns: Column[];
	values: Record<string, StoredValue>;
}) {
	const words = useAuditTexts(kind);
	if (columns.length === 0) return null;
	return (
		<section>
			<h3 className="text-lg">{title}</h3>
			<dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
				{columns.map(({ name, field, language }) => (
					<div key={name} className={`min-w-0 ${field.kind === "text" ? "sm:col-span-full" : ""}`}>
						<dt className="text-sm text-muted">{words.field(name)}</dt>
						<dd
							lang={isTranslation(language) && values[name] ? language : undefined}
							className="max-w-[75ch] whitespace-pre-line [overflow-wrap:anywhere]"
						>
							{words.value(name, values[name] ?? null)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
