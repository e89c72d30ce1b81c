import { useTexts } from "../../foundation/i18n/texts.tsx";
import { AskingForm } from "../../office/setting-form.tsx";
import { TextArea } from "../../foundation/ui/form/field.tsx";
import type { NotTaken } from "../../foundation/ui/form/form-reader.ts";
import { OWN_MAKES } from "./own-makes.ts";

export function MakesEditor({ makes, answer }: { makes: string; answer: NotTaken | undefined }) {
	const t = useTexts("makes");
	return (
		<section className="mt-8 max-w-[46rem] rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("title")}</h2>
			<p className="mt-3 text-muted">{t("text")}</p>
			{/* Remounts, since stored makes may differ from their typed form. */}
			<AskingForm key={makes} answer={answer} text={() => t("error")} className="mt-5 grid gap-5">
				<TextArea label={t("label")} name={OWN_MAKES} rows={5} hint={t("hint")} defaultValue={makes} />
			</AskingForm>
		</section>
	);
}
