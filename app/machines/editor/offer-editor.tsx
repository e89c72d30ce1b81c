import { mdiContentCopy } from "@mdi/js";
import { useState } from "react";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import type { StoredDocument } from "../../media/document.ts";
import { keptDocuments, keptPictures } from "../../media/kept-files.ts";
import { noUploads } from "../../media/upload/use-file-uploads.ts";
import type { RecordAnswer } from "../../content/form/record-answer.ts";
import { RecordFields } from "../../content/form/record-fields.tsx";
import { RecordPage, type StoredRecord } from "../../content/form/record-page.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
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

type OfferFields = (typeof offerRecord)["fields"];
export type EditableOffer = StoredRecord<OfferFields, EditablePicture[]> & {
	nr: number;
	pictures: EditablePicture[];
	documents: StoredDocument[];
};

type Props = {
	/** The offer to edit; null for a new one, "deleted" if it was deleted while its form was open. */
	stored: EditableOffer | "deleted" | null;
	/** The offer that a new one is copied from. */
	original?: EditableOffer | null;
	formId: string;
	answer: RecordAnswer<EditablePicture[]> | null;
};

export function OfferEditor({ stored: given, original = null, formId, answer }: Props) {
	const t = useTexts("addOfferPage");
	const stored = given === "deleted" ? null : given;
	const versions = usePictureVersions(answer, stored?.draft?.pictures ?? (stored ?? original)?.pictures ?? []);
	const categoryText = useCategoryText();
	const [uploads, setUploads] = useState(noUploads);
	const failedUploads = t("uploadsFailed", { count: uploads.failed });
	const papers = useDocumentVersions(answer, stored?.draft?.documents ?? (stored ?? original)?.documents ?? []);
	const [documents, setDocuments] = useState(noUploads);
	const documentsWait =
		documents.running > 0 ? t("documentUploading") : documents.failed > 0 ? t("documentUploadFailed") : null;
	const otherFiles = (versions.row || papers.row) && (
		<>
			{versions.row}
			{papers.row}
		</>
	);
	const copy = stored && (
		<LocalLink to={copyAddress(stored.id)} className={buttonLook({ kind: "secondary", size: "small" })}>
			<Icon path={mdiContentCopy} size={16} /> {t("copy")}
		</LocalLink>
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
			blockedReason={uploads.running > 0 ? t("uploading") : uploads.failed > 0 ? failedUploads : documentsWait}
			versions={{ show: categoryText, dependsOn: dependentFields, extra: otherFiles }}
			before={(box, currentAnswer, initiallyTyped, kept) => (
				<>
					<FormSection title={t("pictures")}>
						<OfferPictures
							key={`${versions.round} ${kept !== null}`}
							first={kept ? keptPictures(kept, "images") : versions.first}
							known={currentAnswer?.pictures ?? null}
							error={box("images").error}
							onState={setUploads}
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
							key={`${papers.round} ${kept !== null}`}
							first={kept ? keptDocuments(kept) : papers.first}
							known={currentAnswer?.documents ?? null}
							error={box("documents").error}
							onState={setDocuments}
						/>
					</FormSection>
				</>
			)}
		</RecordPage>
	);
}
