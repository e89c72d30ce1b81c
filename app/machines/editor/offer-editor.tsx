import { mdiContentCopy } from "@mdi/js";
import { useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { StoredDocument } from "../../media/document.ts";
import { keptDocuments, keptPictures } from "../../media/kept-files.ts";
import type { RecordAnswer } from "../../content/form/record-answer.ts";
import { RecordFields } from "../../content/form/record-fields.tsx";
import { RecordPage, type StoredRecord, toolWords } from "../../content/form/record-page.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { FormSection } from "../../foundation/ui/form/form-section.tsx";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { Icon } from "../../foundation/ui/icon.tsx";
import { OfferDetails } from "./offer-details.tsx";
import { OfferDocuments } from "./offer-documents.tsx";
import type { EditablePicture } from "./offer-pictures.server.ts";
import { OfferPictures } from "./offer-pictures.tsx";
import { blankWords, copyWords, offerForm, offerWords } from "./offer-form.ts";
import { MachineForm } from "../machine/machine-form.tsx";
import { offerRecord } from "../offer-record.ts";
import { dependentFields, useCategoryText, useDocumentVersions, usePictureVersions } from "./offer-versions.tsx";
import { copyAddress } from "../offer.ts";

export type EditableOffer = StoredRecord<(typeof offerRecord)["fields"], EditablePicture[]> & {
	nr: number;
	pictures: EditablePicture[];
	documents: StoredDocument[];
};

type Props = {
	/** Null for a new offer, "deleted" if it was deleted while its form was open. */
	stored: EditableOffer | "deleted" | null;
	/** The offer that a new one copies. */
	original?: EditableOffer | null;
	formId: string;
	answer: RecordAnswer<EditablePicture[]> | null;
};

export function OfferEditor({ stored: given, original = null, formId, answer }: Props) {
	const t = useTexts("addOfferPage");
	const stored = given === "deleted" ? null : given;
	const files = stored?.draft ?? stored ?? original;
	const pictures = usePictureVersions(answer, files?.pictures ?? []);
	const documents = useDocumentVersions(answer, files?.documents ?? []);
	const [picturesBlock, setPicturesBlock] = useState<string | null>(null);
	const [documentsBlock, setDocumentsBlock] = useState<string | null>(null);
	const otherFiles = (pictures.row || documents.row) && (
		<>
			{pictures.row}
			{documents.row}
		</>
	);
	const copy = stored && (
		<LinkButton to={copyAddress(stored.id)} kind="secondary" size="small">
			<Icon path={mdiContentCopy} size={16} /> <span className={toolWords}>{t("copy")}</span>
		</LinkButton>
	);
	return (
		<RecordPage
			record={offerRecord}
			words={stored ? offerWords(stored) : undefined}
			blank={original ? copyWords(original) : blankWords}
			title={original ? t("copyTitle") : undefined}
			intro={original ? t("copyText", { name: original.name }) : stored ? t("numberIs", { nr: stored.nr }) : undefined}
			tools={copy}
			stored={given}
			formId={formId}
			check={(form) => readForm(offerForm, form)}
			answer={answer}
			keepsDraft={!original}
			blockedReason={picturesBlock ?? documentsBlock}
			versions={{ show: useCategoryText(), dependsOn: dependentFields, extra: otherFiles }}
			before={(box, currentAnswer, initiallyTyped, kept) => (
				<>
					<FormSection title={t("images")}>
						<OfferPictures
							key={`${pictures.round} ${kept !== null}`}
							first={kept ? keptPictures(kept, "images") : pictures.first}
							known={currentAnswer?.pictures ?? null}
							error={box("images").error}
							onBlocked={setPicturesBlock}
						/>
					</FormSection>
					<OfferDetails initiallyTyped={initiallyTyped} box={box} />
				</>
			)}
		>
			{(box, currentAnswer, initiallyTyped, kept) => (
				<>
					<MachineForm initiallyTyped={initiallyTyped} box={box} />
					<FormSection title={t("attached")} columns={2}>
						<RecordFields record={offerRecord} group="video" box={box} />
						<OfferDocuments
							key={`${documents.round} ${kept !== null}`}
							first={kept ? keptDocuments(kept) : documents.first}
							known={currentAnswer?.documents ?? null}
							error={box("documents").error}
							onBlocked={setDocumentsBlock}
						/>
					</FormSection>
				</>
			)}
		</RecordPage>
	);
}
