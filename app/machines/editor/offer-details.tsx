import { useState } from "react";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { Checkbox, Options, SelectField } from "../../foundation/ui/form/field.tsx";
import { FormSection } from "../../foundation/ui/form/form-section.tsx";
import { NumberField } from "../../content/form/number-field.tsx";
import { offerRecord } from "../offer-record.ts";
import { RecordFields } from "../../content/form/record-fields.tsx";
import type { BoxOf } from "../../content/form/record-editor.tsx";
import { KeyData } from "../machine/machine-form.tsx";
import {
	inAlphabet,
	isMainCategory,
	type MainCategory,
	mainCategories,
	offerTypes,
	subcategoriesOf,
	type Subcategory,
} from "../offer.ts";

const identifying = ["manufacturer", "model"];

/** What a machine is, its name, type and price, which depend on one another, and the key data. */
export function OfferDetails({ initiallyTyped, box }: { initiallyTyped: Record<string, string>; box: BoxOf }) {
	const t = useTexts("addOfferPage");
	const names = useTexts("angebot");
	const labels = useTexts("offerField");
	const language = useLanguage();
	const label = (word: MainCategory | Subcategory) => names(`category.${word}`);
	const [category, setCategory] = useState(initiallyTyped.category ?? "");
	const [type, setType] = useState(initiallyTyped.type ?? "kauf");
	const [onRequest, setOnRequest] = useState(initiallyTyped.price_on_request === "true");
	const subcategories = isMainCategory(category) ? subcategoriesOf[category] : [];
	const price = type === "miete" ? "daily_rate" : "sale_price";
	/** The props of a controlled input. */
	const withoutDefault = (name: string) => ({ name, label: box(name).label, error: box(name).error });
	const details = (...shown: string[]) => (
		<RecordFields record={offerRecord} group="details" has={(name) => shown.includes(name)} box={box} />
	);
	return (
		<FormSection title={t("details")} columns="fit">
			<SelectField
				{...withoutDefault("category")}
				value={category}
				onChange={(event) => setCategory(event.target.value)}
				required
			>
				<option value="">{t("choose")}</option>
				<Options of={inAlphabet(mainCategories, label, language)} label={label} />
			</SelectField>
			{subcategories.length > 0 && (
				<SelectField key={category} {...box("subcategory")}>
					<option value="">{t("noSubcategory")}</option>
					<Options of={inAlphabet<Subcategory>(subcategories, label, language)} label={label} />
				</SelectField>
			)}
			<RecordFields record={offerRecord} group="technical" has={(name) => identifying.includes(name)} box={box} />
			<div className="col-span-full grid gap-x-5 gap-y-3 lg:grid-cols-2">{details("name", "name_en")}</div>
			<SelectField {...withoutDefault("type")} value={type} onChange={(event) => setType(event.target.value)}>
				<Options of={offerTypes} label={(word) => labels(`type.${word}`)} />
			</SelectField>
			{details("condition")}
			<NumberField
				key={price}
				{...box(price)}
				field={offerRecord.fields[price]}
				disabled={onRequest}
				required={!onRequest}
			/>
			<div className="col-span-full flex flex-wrap gap-x-8 gap-y-3">
				<Checkbox
					{...withoutDefault("price_on_request")}
					value="true"
					checked={onRequest}
					onChange={(event) => setOnRequest(event.target.checked)}
				/>
				{details("price_reduced", "available")}
			</div>
			<KeyData initiallyTyped={initiallyTyped} box={box} has={(name) => !identifying.includes(name)} />
			{details("contact_id")}
		</FormSection>
	);
}
