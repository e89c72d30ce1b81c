import { type TextByKey, useTexts } from "../../foundation/i18n/texts.tsx";
import { AskingForm } from "../../office/asking-form.tsx";
import type { NotStored } from "../../office/setting-form.tsx";
import { TextArea } from "../../foundation/ui/form/field.tsx";
import { OWN_MAKES } from "./own-makes.ts";

export function MakesEditor({ makes, answer }: { makes: string; answer: NotStored | undefined }) {
	const t = useTexts("makes");
	const settings = useTexts("einstellungen");
	const text: TextByKey = (key, values) => (key === "saveError" ? settings(key, values) : t("error"));
	return (
		<section className="mt-8 max-w-[46rem] rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("title")}</h2>
			<p className="mt-3 text-muted">{t("text")}</p>
			{/* Remounts, since stored makes may differ from their typed form. */}
			<AskingForm key={makes} answer={answer} text={text} className="mt-5 grid gap-5">
				<TextArea label={t("label")} name={OWN_MAKES} rows={5} hint={t("hint")} defaultValue={makes} />
			</AskingForm>
		</section>
	);
}
