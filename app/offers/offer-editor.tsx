import { mdiArrowLeft, mdiContentCopy, mdiOpenInNew } from "@mdi/js";
import { useMemo, useState } from "react";
import { Form } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useLocalPath, useTexts } from "../i18n/texts.tsx";
import { useSavedLine } from "../i18n/use-saved-line.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { TextArea, TextField } from "../ui/field.tsx";
import { readForm } from "../ui/form-reader.ts";
import { GuardedForm } from "../ui/guarded-form.tsx";
import { Icon } from "../ui/icon.tsx";
import { SaveBar } from "../ui/save-bar.tsx";
import type { EditablePicture } from "./offer-desk.server.ts";
import { Details, Section } from "./offer-details.tsx";
import { offerForm } from "./offer-form.ts";
import { OfferPictures, type UploadState } from "./offer-pictures.tsx";
import type { OfferAnswer } from "./offer-answer.ts";
import { OfferProblem } from "./offer-problem.tsx";
import { copyAddress, DeleteOffer } from "./offer-table.tsx";

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
	const here = useLocalPath();
	const bar = useTexts("saveBar");
	const saved = useSavedLine(offer?.savedAt ?? null);
	const [uploads, setUploads] = useState<UploadState>("done");
	// One object an answer: the form tells by it whether the server has said something new.
	const refused = useMemo(() => (answer && Object.keys(answer.errors).length > 0 ? { ok: false as const, errors: answer.errors, typed: answer.typed } : null), [answer]);
	const { errors, onSubmit, onInput } = useCheckedForm((form) => readForm(offerForm, form), refused);
	const first = answer ? answer.typed : words;
	const message = (field: string) => (errors[field] ? t(errors[field]) : null);
	const field = (name: string) => ({ name, label: t(name), error: message(name), defaultValue: first[name] });
	return (
		<div className="page-width pt-8">
			<LocalLink to="/admin/dashboard" className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline">
				<Icon path={mdiArrowLeft} size={18} /> {t("back")}
			</LocalLink>
			<div className="mt-2 flex flex-wrap items-center justify-between gap-4">
				<div>
					<h1 className="text-4xl">{title}</h1>
					{intro && <p className="mt-2 max-w-[60ch] text-muted">{intro}</p>}
				</div>
				{offer && (
					<div className="flex flex-wrap gap-3">
						<a href={here(`/angebot/detail/${offer.id}`)} className={buttonLook({ kind: "secondary", size: "small" })}>
							<Icon path={mdiOpenInNew} size={16} /> {t("view")}
						</a>
						<LocalLink to={copyAddress(offer.id)} className={buttonLook({ kind: "secondary", size: "small" })}>
							<Icon path={mdiContentCopy} size={16} /> {t("copy")}
						</LocalLink>
						<DeleteHere offer={offer} />
					</div>
				)}
			</div>
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
				<OfferProblem answer={answer} />
				<ErrorSummary title={t("summary")} errors={errors} text={t} />
				<Section title={t("german")}>
					<TextField {...field("name")} required maxLength={300} lang="de" />
					<TextArea {...field("description")} rows={5} lang="de" />
				</Section>
				<Section title={t("english")} hint={t("englishHint")}>
					<TextField {...field("name_en")} maxLength={300} lang="en" />
					<TextArea {...field("description_en")} rows={5} lang="en" />
				</Section>
				<Details first={first} message={message} />
				<Section title={t("technical")} columns>
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
				</Section>
				<Section title={t("pictures")}>
					<OfferPictures first={answer ? answer.pictures : pictures} error={message("images")} onState={setUploads} />
				</Section>
				<SaveBar text={bar} cancelTo="/admin/dashboard" hindered={uploads === "done" ? null : t(uploads === "running" ? "uploading" : "uploadFailed")} saved={saved} />
			</GuardedForm>
		</div>
	);
}

/** The delete button; without a script the question stands in the page. */
function DeleteHere({ offer }: { offer: { id: string; name: string; askDelete: boolean } }) {
	const t = useTexts("addOfferPage");
	const words = useTexts("alertDialog");
	if (offer.askDelete)
		return (
			<Form method="post" action={`/admin/angebot-loeschen/${offer.id}`} className="rounded-sm border-l-4 border-bad bg-bad-ground p-4">
				<p className="font-bold">{words("title")}</p>
				<p>{words("deleteOffer", { name: offer.name })}</p>
				<Button type="submit" kind="danger" size="small" className="mt-3">
					{words("delete")}
				</Button>
			</Form>
		);
	return (
		<DeleteOffer
			id={offer.id}
			name={offer.name}
			open={(ask) => (
				<a
					href="?loeschen"
					role="button"
					onClick={(event) => {
						event.preventDefault();
						ask();
					}}
					className={buttonLook({ kind: "secondary", size: "small", className: "text-bad" })}
				>
					{t("delete")}
				</a>
			)}
		/>
	);
}
