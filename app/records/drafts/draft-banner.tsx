import { mdiHistory } from "@mdi/js";
import { Form } from "react-router";
import { dateAndTime } from "../../i18n/format.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { useLanguage, useLocalPath, useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import type { StoredDocument } from "../../media/document.ts";
import type { Words } from "../../office/form-answer.ts";
import { Button, buttonLook } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { RecordKind } from "../record.ts";
import { hasPage } from "../states/states.ts";
import { PreviewButton } from "../preview/preview-button.tsx";

/** The draft that a form shows instead of the record. */
export type OpenDraft<Pictures = unknown> = {
	words: Words;
	/** The pictures and documents that the record is to have, as far as they exist; `choice` is what the form sent. */
	pictures: Pictures;
	documents: StoredDocument[];
	choice: unknown;
	base: number;
	/** Together with its version. */
	id: string;
	version: number;
	by: string;
	at: string;
};

const small = { kind: "secondary", size: "small" } as const;

/** Says whose draft the form shows, and what visitors see meanwhile. */
export function DraftBanner({
	record,
	stored: { id, state, version, draft },
}: {
	record: Pick<RecordKind, "office" | "page">;
	stored: { id: string; state: string; version: number; draft: OpenDraft | null };
}) {
	const t = useTexts("drafts");
	const states = useTextsByKey("recordStates");
	const language = useLanguage();
	const here = useLocalPath();
	// A draft that was never published says so itself.
	if (!draft || state === "draft") return null;
	const action = `${record.office.edit}${id}/entwurf`;
	return (
		<div className="mt-6">
			<Notice kind="plain" title={t("from", { time: dateAndTime(language, draft.at), who: draft.by })}>
				<p>
					{state === "scheduled"
						? t("waitsPlanned")
						: hasPage(state)
							? t("waits", { state: states(`state.${state}`) })
							: t("waitsOff")}
				</p>
				{draft.base < version && <p className="mt-1 font-semibold">{t("older")}</p>}
				<div className="mt-3 flex flex-wrap gap-3">
					{hasPage(state) && (
						<a href={here(record.page(id))} className={buttonLook(small)}>
							{t("published")}
						</a>
					)}
					<Form method="post" action={action} reloadDocument className="without-script">
						<Discard draft={draft} />
					</Form>
					<span className="needs-script">
						<ConfirmDialog
							open={(ask) => (
								<Button kind="risky" size="small" onClick={ask}>
									{t("discard")}
								</Button>
							)}
							title={t("discard")}
							text={t("discardQuestion")}
							cancel={t("cancel")}
							confirm={
								// The whole page, so that no field keeps a word of the draft.
								<Form method="post" action={action} reloadDocument>
									<Discard draft={draft} />
								</Form>
							}
						/>
					</span>
				</div>
			</Notice>
		</div>
	);
}

function Discard({ draft: { id, version } }: { draft: OpenDraft }) {
	const t = useTexts("drafts");
	return (
		<>
			<HiddenFields fields={{ draft_id: id, draft: String(version) }} />
			<Button type="submit" name="discard" value="true" kind="danger" size="small">
				{t("discard")}
			</Button>
		</>
	);
}

/** Leads to the versions of a record, and to its page as it would be with the draft. */
export function DraftTools({ record, id }: { record: Pick<RecordKind, "office" | "page">; id: string }) {
	const versions = useTexts("versions");
	return (
		<>
			<PreviewButton record={record} id={id} />
			<LocalLink to={`${record.office.edit}${id}/versionen`} className={buttonLook(small)}>
				<Icon path={mdiHistory} size={16} /> {versions("open")}
			</LocalLink>
		</>
	);
}
