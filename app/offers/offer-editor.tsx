import { mdiArrowLeft, mdiOpenInNew } from "@mdi/js";
import { type ReactNode, useMemo, useState } from "react";
import { Form, useNavigation } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useLocalPath, useTexts } from "../i18n/texts.tsx";
import { Button, buttonLook } from "../ui/button.tsx";
import { ErrorSummary, useCheckedForm } from "../ui/checked-form.tsx";
import { Checkbox, SelectField, TextArea, TextField } from "../ui/field.tsx";
import { readForm } from "../ui/form-reader.ts";
import { Icon } from "../ui/icon.tsx";
import { inAlphabet, isMainCategory, mainCategories, subcategoriesOf } from "./offer.ts";
import type { EditablePicture } from "./offer-desk.server.ts";
import { offerForm } from "./offer-form.ts";
import { OfferPictures, type UploadState } from "./offer-pictures.tsx";
import type { OfferAnswer } from "./offer-answer.ts";
import { OfferProblem } from "./offer-problem.tsx";
import { DeleteOffer } from "./offer-table.tsx";

type Props = {
	title: string;
	words: Record<string, string>;
	pictures: EditablePicture[];
	/** The count of saves at which the form was opened; null for a new offer. */
	version: number | null;
	offer: { id: string; name: string; askDelete: boolean } | null;
	answer: OfferAnswer | null;
};

/** The form of an offer, for adding and for editing. */
export function OfferEditor({ title, words, pictures, version, offer, answer }: Props) {
	const t = useTexts("addOfferPage");
	const here = useLocalPath();
	const saving = useNavigation().formMethod === "POST";
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
				<h1 className="text-4xl">{title}</h1>
				{offer && (
					<div className="flex flex-wrap gap-3">
						<a href={here(`/angebot/detail/${offer.id}`)} className={buttonLook({ kind: "secondary", size: "small" })}>
							<Icon path={mdiOpenInNew} size={16} /> {t("view")}
						</a>
						<DeleteHere offer={offer} />
					</div>
				)}
			</div>
			<Form method="post" encType="multipart/form-data" onSubmit={onSubmit} onInput={onInput} noValidate className="mt-6 grid gap-8">
				{version !== null && <input type="hidden" name="version" value={version} />}
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
				<div className="sticky bottom-0 z-20 flex flex-wrap items-center justify-end gap-3 rounded-md border border-line bg-surface px-5 py-3 sm:px-6">
					{uploads !== "done" && (
						<p role="status" className="mr-auto text-muted">
							{t(uploads === "running" ? "uploading" : "uploadFailed")}
						</p>
					)}
					<LocalLink to="/admin/dashboard" className={buttonLook({ kind: "secondary" })}>
						{t("cancel")}
					</LocalLink>
					<Button type="submit" disabled={saving || uploads !== "done"}>
						{saving ? t("saving") : t("save")}
					</Button>
				</div>
			</Form>
		</div>
	);
}

function Section({ title, hint, columns = false, children }: { title: string; hint?: string; columns?: boolean; children: ReactNode }) {
	return (
		<fieldset className="min-w-0 rounded-md border border-line bg-surface p-5 sm:p-6">
			<legend className="float-left mb-4 w-full font-display text-xl font-bold">
				{title}
				{hint && <span className="mt-1 block font-sans text-sm font-normal text-muted">{hint}</span>}
			</legend>
			<div className={`clear-both grid gap-5 *:min-w-0 ${columns ? "sm:grid-cols-2 lg:grid-cols-3" : ""}`}>{children}</div>
		</fieldset>
	);
}

/** Category, kind and price: fields that depend on one another. */
function Details({ first, message }: { first: Record<string, string>; message: (field: string) => string | null }) {
	const t = useTexts("addOfferPage");
	const names = useTexts("angebot");
	const language = useLanguage();
	const label = (word: string) => names(`category.${word}`);
	const [category, setCategory] = useState(first.category ?? "");
	const [type, setType] = useState(first.type ?? "kauf");
	const [onRequest, setOnRequest] = useState(first.price_on_request === "true");
	const subcategories = isMainCategory(category) ? subcategoriesOf[category] : [];
	const price = type === "miete" ? "daily_rate" : "sale_price";
	return (
		<Section title={t("details")} columns>
			<SelectField name="category" label={t("category")} error={message("category")} value={category} onChange={(event) => setCategory(event.target.value)} required>
				<option value="">{t("choose")}</option>
				{inAlphabet(mainCategories, label, language).map((main) => (
					<option key={main} value={main}>
						{label(main)}
					</option>
				))}
			</SelectField>
			{subcategories.length > 0 && (
				<SelectField key={category} name="subcategory" label={t("subcategory")} error={message("subcategory")} defaultValue={first.subcategory}>
					<option value="">{t("noSubcategory")}</option>
					{inAlphabet<string>(subcategories, label, language).map((sub) => (
						<option key={sub} value={sub}>
							{label(sub)}
						</option>
					))}
				</SelectField>
			)}
			<SelectField name="type" label={t("type")} error={message("type")} value={type} onChange={(event) => setType(event.target.value)} required>
				<option value="kauf">{t("typeKauf")}</option>
				<option value="miete">{t("typeMiete")}</option>
			</SelectField>
			<SelectField name="condition" label={t("condition")} error={message("condition")} defaultValue={first.condition} required>
				<option value="neu">{t("conditionNeu")}</option>
				<option value="gebraucht">{t("conditionGebraucht")}</option>
			</SelectField>
			<TextField
				key={price}
				name={price}
				label={t(price)}
				error={message(price)}
				defaultValue={first[price]}
				type="number"
				min={0}
				step={0.01}
				inputMode="decimal"
				disabled={onRequest}
				required={!onRequest}
			/>
			<div className="grid content-center gap-4">
				<Checkbox name="price_on_request" value="true" label={t("price_on_request")} checked={onRequest} onChange={(event) => setOnRequest(event.target.checked)} />
				<Checkbox name="available" value="true" label={t("available")} defaultChecked={first.available === "true"} />
			</div>
		</Section>
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
