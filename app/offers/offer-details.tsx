import { useState } from "react";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { Checkbox, SelectField, TextField } from "../ui/field.tsx";
import { FormSection } from "../ui/form-section.tsx";
import { inAlphabet, isMainCategory, mainCategories, subcategoriesOf } from "./offer.ts";

/** Category, kind and price: fields that depend on one another. */
export function Details({ first, message }: { first: Record<string, string>; message: (field: string) => string | null }) {
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
		<FormSection title={t("details")} columns>
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
			<SelectField name="type" label={t("type")} error={message("type")} value={type} onChange={(event) => setType(event.target.value)}>
				<option value="kauf">{t("typeKauf")}</option>
				<option value="miete">{t("typeMiete")}</option>
			</SelectField>
			<SelectField name="condition" label={t("condition")} error={message("condition")} defaultValue={first.condition}>
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
		</FormSection>
	);
}
