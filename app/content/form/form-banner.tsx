import { Form, useLocation } from "react-router";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { CLEAR } from "./save-bar.tsx";
import { keptWayBack } from "../../office/way-back.ts";
import { Refused, useRefusedForm } from "../../office/refused.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import type { Draft } from "../../foundation/ui/form/draft.ts";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { useNameOf } from "../../office/frame/people.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import type { OpenDraft } from "../drafts/drafts.server.ts";
import type { RecordKind } from "../record.ts";
import { publishForm } from "../states/state-panel.tsx";
import { hasPage } from "../states/states.ts";
import type { StateRow } from "../states/step-service.server.ts";
import type { Meanwhile } from "./use-autosave.ts";

type Props = {
	record: Pick<RecordKind, "office">;
	/** Null for a new record and for a deleted one. */
	row: (StateRow & { draft: OpenDraft | null }) | null;
	/** The draft of a new record that the browser had kept. */
	restored: Draft | null;
	meanwhile: Meanwhile | null;
	onInsist: () => void;
};

const small = buttonLook({ kind: "secondary", size: "small" });

/** Says above a form what has happened to its record since the opening, or else whose draft it shows. */
export function FormBanner({ record, row, restored, meanwhile, onInsist }: Props) {
	const t = useTexts("drafts");
	const editor = useTexts("editor");
	const language = useLanguage();
	const nameOf = useNameOf();
	const refusedForm = useRefusedForm();
	switch (meanwhile?.kind) {
		case "refused":
			// The page says it already, once a form was sent.
			return refusedForm ? null : <Refused refusal={meanwhile.refusal} />;
		case "gone":
			return <Notice kind="bad" title={t("goneTitle")} text={t("goneText")} />;
		case "otherDraft":
		case "saved": {
			const { by, own, at } = meanwhile.change;
			const isDraft = meanwhile.kind === "otherDraft";
			const key = isDraft ? "other" : "newer";
			const who = by ? nameOf(by) : t("somebody");
			return (
				<Notice key={key} kind={isDraft ? "bad" : "plain"} title={own ? t(`${key}You`) : t(`${key}Title`, { who })}>
					<p>{t(`${key}Text`, { time: dateAndTime(language, at) })}</p>
					{isDraft && (
						<div className="mt-3 flex flex-wrap gap-3">
							<a href="" className={small}>
								{t("otherLoad")}
							</a>
							<Button kind="secondary" size="small" onClick={onInsist}>
								{t("otherOverrule")}
							</Button>
						</div>
					)}
				</Notice>
			);
		}
	}
	if (restored) {
		const time = dateAndTime(language, restored.savedAt);
		return (
			<Notice kind="plain" title={editor("draftRestoredAt", { time })}>
				<Button form={CLEAR} data-ask={editor("clearText")} data-final kind="secondary" size="small" className="mt-3">
					{editor("draftDiscard")}
				</Button>
			</Notice>
		);
	}
	// A record that was never published has nothing but its draft, as its state says; one out of the trash has both.
	if (!row?.draft || (row.state === "draft" && row.draft.base >= row.version)) return null;
	return <DraftNotice record={record} row={row} draft={row.draft} />;
}

type DraftProps = Pick<Props, "record"> & { row: StateRow; draft: OpenDraft };

/** Says whose draft the form shows, and what visitors see until it is published. */
function DraftNotice({ record, row: { id, state, version }, draft }: DraftProps) {
	const t = useTexts("drafts");
	const language = useLanguage();
	const nameOf = useNameOf();
	const back = keptWayBack(new URLSearchParams(useLocation().search));
	const title = t("from", { time: dateAndTime(language, draft.at), who: nameOf(draft.by) });
	const isVisible = hasPage(state);
	const waits = t(isVisible ? "waits" : "waitsOff");
	return (
		<Notice kind="plain" title={title}>
			<p>{state === "scheduled" ? t("waitsPlanned") : waits}</p>
			{draft.base < version && <p className="mt-1 font-semibold">{t("older")}</p>}
			<div className="mt-3 flex flex-wrap gap-3">
				{isVisible && (
					<Button kind="secondary" size="small" onClick={() => publishForm(state)} className="needs-script">
						{t("publish")}
					</Button>
				)}
				{/* Loads the whole page anew, so that no field keeps a word of the draft. */}
				<Form method="post" action={`${record.office.edit}${id}/entwurf${back}`} reloadDocument>
					<HiddenFields fields={{ draft: draft.id }} />
					<Button name="discard" value="true" kind="risky" size="small" data-ask={t("discardQuestion")}>
						{t("discard")}
					</Button>
				</Form>
			</div>
		</Notice>
	);
}
