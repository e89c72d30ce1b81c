import { mdiContentCopy } from "@mdi/js";
import { useMemo, useState } from "react";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { useSavedLine } from "../i18n/use-saved-line.ts";
import { DeleteHere } from "../office/delete-record.tsx";
import { EditorFrame, ViewOnSite } from "../office/editor-frame.tsx";
import { Problem } from "../office/problem.tsx";
import { TranslateButton } from "../translation/translate-button.tsx";
import { buttonLook } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { readForm } from "../ui/form-reader.ts";
import { FormSection } from "../ui/form-section.tsx";
import { GuardedForm } from "../ui/guarded-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { SaveBar } from "../ui/save-bar.tsx";
import type { EditablePicture } from "./offer-desk.server.ts";
import { Details } from "./offer-details.tsx";
import { offerForm } from "./offer-form.ts";
import { OfferPictures, type UploadState } from "./offer-pictures.tsx";
import type { OfferAnswer } from "./offer-answer.ts";
import { copyAddress } from "./offer.ts";

type Props = {
	title: string;
	intro?: string;
	words: Record<string, string>;
	pictures: EditablePicture[];
	/** The count of saves at which the form was opened; null for a new offer. */
	version: number | null;
	offer: { id: string; name: string; savedAt: string; askDelete: boolean } | null;
	answer: OfferAnswer | null;
};

/** The form of an offer, for adding and for editing. */
export function OfferEditor({ title, intro, words, pictures, version, offer, answer }: Props) {
	const t = useTexts("addOfferPage");
	const editor = useTexts("editor");
	const ask = useTexts("alertDialog");
	const bar = useTexts("saveBar");
	const saved = useSavedLine(offer?.savedAt ?? null);
	const [uploads, setUploads] = useState<UploadState>("done");
	// One object an answer: the form tells by it whether the server has said something new.
	const refused = useMemo(() => (answer && Object.keys(answer.errors).length > 0 ? { ok: false as const, errors: answer.errors, typed: answer.typed } : null), [answer]);
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(offerForm, form), refused);
	const first = answer ? answer.typed : words;
	const message = (field: string) => (errors[field] ? t(errors[field]) : null);
	const field = (name: string) => ({ name, label: t(name), error: message(name), defaultValue: first[name] });
	const tools = offer && (
		<>
			<ViewOnSite to={`/angebot/detail/${offer.id}`} />
			<LocalLink to={copyAddress(offer.id)} className={buttonLook({ kind: "secondary", size: "small" })}>
				<Icon path={mdiContentCopy} size={16} /> {t("copy")}
			</LocalLink>
			<DeleteHere
				action={`/admin/angebot-loeschen/${offer.id}`}
				name={offer.name}
				question={ask("deleteOffer", { name: offer.name })}
				label={t("delete")}
				asked={offer.askDelete}
			/>
		</>
	);
	return (
		<EditorFrame title={title} intro={intro} tools={tools}>
			<GuardedForm
				version={version}
				unsaved={answer !== null}
				busy={uploads !== "done"}
				freeTo="/admin/angebot-loeschen/"
				text={bar}
				encType="multipart/form-data"
				onSubmit={onSubmit}
				onInput={onInput}
				className="mt-6 grid gap-8"
			>
				<Problem answer={answer} text={t} />
				<ErrorSummary title={editor("summary")} errors={errors} text={t} />
				<FormSection title={editor("german")}>
					<TextField {...field("name")} required maxLength={300} lang="de" />
					<TextArea {...field("description")} rows={5} lang="de" />
				</FormSection>
				<FormSection title={editor("english")} hint={editor("englishHint")}>
					<TranslateButton
						fields={[
							{ german: "name", english: "name_en", label: t("name") },
							{ german: "description", english: "description_en", label: t("description") },
						]}
					/>
					<TextField {...field("name_en")} maxLength={300} lang="en" />
					<TextArea {...field("description_en")} rows={5} lang="en" />
				</FormSection>
				<Details first={first} message={message} />
				<FormSection title={t("technical")} columns>
					<TextField {...field("manufacturer")} maxLength={200} />
					<TextField {...field("model")} maxLength={200} />
					<TextField {...field("year_of_construction")} type="number" min={1900} max={2100} step={1} />
					<TextField {...field("operating_hours")} type="number" min={0} step={1} />
					<TextField {...field("weight")} hint={t("weightHint")} type="number" min={0} step={0.01} />
					<TextField {...field("power")} type="number" min={0} step={0.1} />
					<TextField {...field("length")} type="number" min={0} step={0.01} />
					<TextField {...field("width")} type="number" min={0} step={0.01} />
					<TextField {...field("height")} type="number" min={0} step={0.01} />
					<TextField {...field("location")} maxLength={200} />
				</FormSection>
				<FormSection title={t("pictures")}>
					<OfferPictures first={answer ? answer.pictures : pictures} error={message("images")} onState={setUploads} />
				</FormSection>
				<SaveBar text={bar} cancelTo="/admin/dashboard" hindered={uploads === "done" ? null : t(uploads === "running" ? "uploading" : "uploadFailed")} saved={saved} />
			</GuardedForm>
		</EditorFrame>
	);
}
