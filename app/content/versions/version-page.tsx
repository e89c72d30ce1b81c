import { AuditChanges } from "../../log/audit-changes.tsx";
import { useAuditTexts } from "../../log/use-audit-texts.ts";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import type { RecordKind } from "../record.ts";
import { PictureRow, RecordReading } from "../form/record-reading.tsx";
import type { OpenedVersion } from "./record-versions.server.ts";
import { goneWords } from "./version.ts";

/** One version: what has changed since, field by field, and all that it holds. */
export function VersionPage({ record, opened }: { record: RecordKind; opened: OpenedVersion }) {
	const t = useTexts("versions");
	const words = useAuditTexts(record.kind);
	const { number, since, values, pictures, gone } = opened;
	const fields = gone.fields.map((name) => `${words.field(name)}: ${words.value(name, values[name] ?? null)}`);
	const what = goneWords(gone, fields, t);
	const isSame = since?.changes.length === 0 && !since.picturesToday;
	return (
		<section aria-labelledby="version" className="mt-6 rounded-md border border-line bg-surface p-5 sm:px-6">
			<h2 id="version" tabIndex={-1} className="text-xl">
				{since ? t("since", { number }) : t("number", { number })}
			</h2>
			{what && <Notice kind="plain" title={t("goneTitle")} text={t("goneText", { what })} className="mt-3" />}
			{isSame && <p className="mt-3">{t("same")}</p>}
			{since && <AuditChanges kind={record.kind} changes={since.changes} />}
			{since?.picturesToday && (
				<div className="mt-4 text-sm">
					<h3 className="font-sans text-base font-semibold">{t("picturesThen")}</h3>
					<PictureRow pictures={pictures} />
					<h3 className="mt-3 font-sans text-base font-semibold">{t("picturesToday")}</h3>
					<PictureRow pictures={since.picturesToday} />
				</div>
			)}
			<details open={!since} className="mt-5 border-t border-line pt-3">
				<summary className="min-h-9 font-semibold">{t("whole", { number })}</summary>
				<div className="mt-3">
					<RecordReading {...{ record, values, pictures }} />
				</div>
			</details>
		</section>
	);
}
