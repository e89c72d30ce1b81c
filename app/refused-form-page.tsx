import { useLocation } from "react-router";
import { collections, possibleKindAt } from "./collections.ts";
import { adminTexts } from "./i18n/admin-texts.ts";
import { TextsProvider, useTexts } from "./i18n/texts.tsx";
import type { RefusedForm } from "./office/refused-form.ts";
import { RefusedFormView } from "./office/refused-form-view.tsx";
import { useFieldWords } from "./records/use-field-words.ts";
import { company } from "./site/company.ts";
import { PageFrame } from "./site/page-frame.tsx";

/** The page that takes the place of a refused form, in the reader's language, with the labels of a record's fields. */
export default function RefusedFormPage({ form }: { form: RefusedForm }) {
	return (
		<TextsProvider language={form.language} extra={adminTexts[form.language]}>
			<div lang={form.language}>
				<PageFrame>
					<Labelled form={form} />
				</PageFrame>
			</div>
		</TextsProvider>
	);
}

function Labelled({ form }: { form: RefusedForm }) {
	const t = useTexts("refusals");
	const kind = possibleKindAt(useLocation().pathname);
	const { label } = useFieldWords(collections[kind ?? "offer"]);
	return (
		<>
			<title>{`${t("pageTitle")} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<RefusedFormView form={form} label={kind ? label : () => null} />
		</>
	);
}
