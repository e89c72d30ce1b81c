import { useNavigation } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { AskingForm } from "../../office/asking-form.tsx";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { OWN_MAKES } from "./own-makes.ts";

/** The reason why the makes were not stored: invalid, or the database failed. */
export type MakesAnswer = { failed: boolean; typed: string };

/** Edits the makes that the dealer adds to the known ones. */
export function MakesEditor({ makes, answer }: { makes: string; answer: MakesAnswer | undefined }) {
	const t = useTexts("makes");
	const settings = useTexts("einstellungen");
	const saving = useNavigation().formMethod === "POST";
	return (
		<section className="mt-8 max-w-[46rem] rounded-md border border-line bg-surface p-5 sm:p-8">
			<h2 className="text-2xl">{t("title")}</h2>
			<p className="mt-3 text-muted">{t("text")}</p>
			{/* Remounts, since stored makes may differ from their typed form. */}
			<AskingForm key={makes} unsaved={Boolean(answer)} className="mt-5 grid gap-5">
				{answer?.failed && (
					<Notice kind="bad" title={settings("errorTitle")}>
						<p>{settings("saveError", { code: 503 })}</p>
					</Notice>
				)}
				<TextArea
					label={t("label")}
					name={OWN_MAKES}
					rows={5}
					hint={t("hint")}
					defaultValue={answer?.typed ?? makes}
					error={answer && !answer.failed ? t("error") : null}
				/>
				<Button type="submit" disabled={saving} className="justify-self-start">
					{saving ? settings("saving") : settings("save")}
				</Button>
			</AskingForm>
		</section>
	);
}
