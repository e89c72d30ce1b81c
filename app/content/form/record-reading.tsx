import { isTranslation } from "../../foundation/i18n/language.ts";
import { useAuditTexts } from "../../log/use-audit-texts.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Thumbnail } from "../../media/thumbnail.tsx";
import { columnsOf, type Column, type StoredValue } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import type { VersionPicture } from "../versions/versions.server.ts";

type Props = {
	record: RecordKind;
	/** With `documents` as the audit log stores them; empty for none. */
	values: Record<string, StoredValue>;
	pictures: VersionPicture[];
};

/** All that a record holds, without a form. */
export function RecordReading({ record, values, pictures }: Props) {
	const t = useTexts("editor");
	const trash = useTexts("trash");
	const words = useAuditTexts(record.kind);
	const columns = columnsOf(record.fields);
	const german = columns.filter(({ language }) => !isTranslation(language));
	const english = columns.filter(({ language }) => isTranslation(language));
	return (
		<div className="grid gap-6">
			<Values {...{ record, values }} title={t("german")} columns={german} />
			<Values {...{ record, values }} title={t("english")} columns={english} />
			{(record.list.pictures || pictures.length > 0) && (
				<section>
					<h3 className="text-lg">{trash("pictures")}</h3>
					{pictures.length === 0 ? <p className="mt-1">{trash("noPictures")}</p> : <PictureRow pictures={pictures} />}
				</section>
			)}
			{values.documents && (
				<section>
					<h3 className="text-lg">{words.field("documents")}</h3>
					<p className="mt-1">{words.value("documents", values.documents)}</p>
				</section>
			)}
		</div>
	);
}

type ValuesProps = Pick<Props, "record" | "values"> & { title: string; columns: Column[] };

function Values({ record, values, title, columns }: ValuesProps) {
	const words = useAuditTexts(record.kind);
	// A box that is not ticked says nothing; most are about other kinds of machines.
	const filled = columns.filter(({ name }) => ![null, "", false].includes((values[name] ?? null) as null));
	if (filled.length === 0) return null;
	return (
		<section>
			<h3 className="text-lg">{title}</h3>
			<dl className="mt-2 grid gap-x-8 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
				{filled.map(({ name, field, language }) => (
					<div key={name} className={`min-w-0 ${field.kind === "text" ? "sm:col-span-full" : ""}`}>
						<dt className="text-sm text-muted">{words.field(name)}</dt>
						<dd
							lang={isTranslation(language) ? language : undefined}
							className="max-w-[75ch] whitespace-pre-line [overflow-wrap:anywhere]"
						>
							{words.value(name, values[name]!)}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}

/** Small pictures with their descriptions; says which ones no longer exist. */
function PictureRow({ pictures }: { pictures: VersionPicture[] }) {
	const t = useTexts("versions");
	return (
		<ol className="mt-2 flex flex-wrap gap-3">
			{pictures.map((picture) => (
				<li key={picture.id} className="w-28 text-xs text-muted">
					{picture.path ? <Thumbnail picture={picture.path} /> : <span className="block">{t("pictureGone")}</span>}
					<span className="mt-1 block [overflow-wrap:anywhere]">
						{[picture.alt, picture.alt_en].filter(Boolean).join(" / ")}
					</span>
				</li>
			))}
		</ol>
	);
}
