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
	conditions,
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
	/** The props of a controlled input, or of a checkbox. */
	const withoutDefault = (name: string) => ({ name, label: box(name).label, error: box(name).error });
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
			<div className="col-span-full grid gap-x-5 gap-y-3 lg:grid-cols-2">
				<RecordFields
					record={offerRecord}
					group="details"
					has={(name) => name === "name" || name === "name_en"}
					box={box}
				/>
			</div>
			<SelectField {...withoutDefault("type")} value={type} onChange={(event) => setType(event.target.value)}>
				<Options of={offerTypes} label={(word) => labels(`type.${word}`)} />
			</SelectField>
			<SelectField {...box("condition")}>
				<Options of={conditions} label={(word) => labels(`condition.${word}`)} />
			</SelectField>
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
				<Checkbox
					{...withoutDefault("price_reduced")}
					value="true"
					defaultChecked={initiallyTyped.price_reduced === "true"}
				/>
				<Checkbox {...withoutDefault("available")} value="true" defaultChecked={initiallyTyped.available === "true"} />
			</div>
			<KeyData initiallyTyped={initiallyTyped} box={box} has={(name) => !identifying.includes(name)} />
			<RecordFields record={offerRecord} group="details" has={(name) => name === "contact_id"} box={box} />
		</FormSection>
	);
}
