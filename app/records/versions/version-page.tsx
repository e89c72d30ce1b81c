import { Form, useLocation } from "react-router";
import { AuditChanges } from "../../audit-log/audit-changes.tsx";
import { useAuditTexts } from "../../audit-log/use-audit-texts.ts";
import { dateAndTime } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/form/field.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PictureRow } from "../list/picture-row.tsx";
import type { RecordKind } from "../record.ts";
import { RecordReading } from "../form/record-reading.tsx";
import type { OpenedVersion, PictureChanges } from "./record-versions.server.ts";
import type { VersionLine } from "./version.ts";

type Props = { record: RecordKind; opened: OpenedVersion; lines: VersionLine[] };

/** One version: what differs from another one, field by field, and all that it holds. */
export function VersionPage({ record, opened, lines }: Props) {
	const t = useTexts("versions");
	const { number, difference } = opened;
	return (
		<section aria-labelledby="comparison" className="mt-6 rounded-md border border-line bg-surface p-5 sm:px-6">
			<h2 id="comparison" tabIndex={-1} className="text-xl">
				{difference ? t("difference", { number, other: difference.other }) : t("number", { number })}
			</h2>
			<Gone record={record} opened={opened} />
			<CompareForm key={`${number} ${difference?.other}`} opened={opened} lines={lines} />
			{difference === null && <p className="mt-3">{t("first")}</p>}
			{difference && difference.changes.length === 0 && !difference.pictures && <p className="mt-3">{t("same")}</p>}
			{difference && <AuditChanges kind={record.kind} changes={difference.changes} />}
			{difference?.pictures && <PictureDifference changes={difference.pictures} />}
			<details className="mt-5 border-t border-line pt-3">
				<summary className="min-h-9 font-semibold">{t("whole", { number })}</summary>
				<div className="mt-3">
					<RecordReading
						record={record}
						values={opened.values}
						pictures={record.list.pictures || opened.pictures.length > 0 ? opened.pictures : null}
						documents={opened.documents}
					/>
				</div>
			</details>
		</section>
	);
}

/** Says what a version names that does not exist any more. */
function Gone({ record, opened: { values, gone, pictures, lost: papers } }: Omit<Props, "lines">) {
	const t = useTexts("versions");
	const words = useAuditTexts(record.kind);
	const lost = pictures.filter(({ path }) => path === null).length;
	if (gone.length + lost + papers === 0) return null;
	const fields = gone.map((name) => `${words.field(name)}: ${words.value(name, values[name] ?? null)}`);
	const picturesGone = lost === 1 ? t("leftOutPictureOne") : t("leftOutPictures", { count: lost });
	const papersGone = papers === 1 ? t("leftOutDocumentOne") : t("leftOutDocuments", { count: papers });
	const what = [...fields, ...(lost > 0 ? [picturesGone] : []), ...(papers > 0 ? [papersGone] : [])].join(", ");
	return (
		<div className="mt-3">
			<Notice kind="plain" title={t("goneTitle")}>
				<p>{t("goneText", { what })}</p>
			</Notice>
		</div>
	);
}

/** Chooses the two versions that are compared. */
function CompareForm({ opened: { number, difference }, lines }: Omit<Props, "record">) {
	const t = useTexts("versions");
	const language = useLanguage();
	const others = [...new URLSearchParams(useLocation().search)].filter(
		([name]) => name !== "version" && name !== "mit",
	);
	if (lines.length < 2) return null;
	const options = lines.map((line) => (
		<option key={line.number} value={line.number}>
			<span>{t("number", { number: line.number })}</span> · {dateAndTime(language, line.at)}
		</option>
	));
	return (
		<Form method="get" preventScrollReset className="mt-3 flex flex-wrap items-end gap-3">
			<HiddenFields fields={others} />
			<SelectField name="version" label={t("one")} defaultValue={String(number)}>
				{options}
			</SelectField>
			<SelectField name="mit" label={t("with")} defaultValue={String(difference?.other ?? "")}>
				{options}
			</SelectField>
			<Button type="submit" kind="secondary">
				{t("compare")}
			</Button>
		</Form>
	);
}

function PictureDifference({ changes: { removed, added, reworded, moved } }: { changes: PictureChanges }) {
	const t = useTexts("versions");
	return (
		<div className="mt-4 grid gap-3 text-sm">
			<h3 className="font-sans text-base font-semibold">{t("pictures")}</h3>
			{removed.length > 0 && (
				<div>
					<p className="text-muted">{t("picturesRemoved")}</p>
					<PictureRow pictures={removed} />
				</div>
			)}
			{added.length > 0 && (
				<div>
					<p className="text-muted">{t("picturesAdded")}</p>
					<PictureRow pictures={added} />
				</div>
			)}
			{reworded.length > 0 && (
				<div>
					<p className="text-muted">{t("picturesReworded")}</p>
					<PictureRow
						pictures={reworded.map(({ to }) => to)}
						words={({ id }) => <Reworded of={reworded.find(({ to }) => to.id === id)!} />}
					/>
				</div>
			)}
			{moved && <p>{t("picturesMoved")}</p>}
		</div>
	);
}

function Reworded({ of: { from, to } }: { of: PictureChanges["reworded"][number] }) {
	return (["alt", "alt_en"] as const)
		.filter((name) => from[name] !== to[name])
		.map((name) => (
			<span key={name} className="block">
				<del>{from[name] || "–"}</del> → <ins>{to[name] || "–"}</ins>
			</span>
		));
}
