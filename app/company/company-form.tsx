import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { AskingForm } from "../office/asking-form.tsx";
import { type EntryAnswer, shownAgain } from "../office/setting-answer.ts";
import { SettingFailure } from "../office/setting-failure.tsx";
import { wordsOf } from "../records/field-values.ts";
import { RecordFields } from "../records/form/record-fields.tsx";
import { useFieldLabels } from "../records/form/use-field-labels.ts";
import { Button } from "../ui/button.tsx";
import { ErrorSummary } from "../ui/form/checked-form.tsx";
import { useSaving } from "../ui/form/use-saving.ts";
import { COMPANY_PAGE } from "./company-page.ts";
import { type Company, companyFields, companyGroups } from "./company-fields.ts";

const record = { fields: companyFields, texts: "company", labels: "company" } as const;

type Props = { facts: Company; /** The state that the form shows. */ seen: string; answer: EntryAnswer | undefined };

/** The form for everything that the site says of its dealer. */
export function CompanyForm({ facts, seen, answer }: Props) {
	const t = useTexts("company");
	const textByKey = useTextsByKey("company");
	const labels = useFieldLabels(record);
	const saving = useSaving();
	const stored: Record<string, string> = wordsOf(companyFields, facts);
	const { errors, typed } = shownAgain(answer);
	const box = (name: string) => ({
		name,
		label: labels.boxLabel(name)!,
		error: errors[name] ? textByKey(errors[name]) : null,
		defaultValue: typed ? (typed[name] ?? "") : stored[name],
	});
	return (
		<AskingForm key={seen} unsaved={Boolean(typed)} className="mt-6 grid max-w-5xl gap-6">
			<SettingFailure texts="company" answer={answer} saved={() => COMPANY_PAGE} />
			<ErrorSummary
				title={t("summary")}
				errors={Object.fromEntries(Object.entries(errors).map(([field, key]) => [field, `${field} ${key}`]))}
				text={(both) => {
					const [field, key] = both.split(" ") as [string, string];
					return `${labels.label(field)}: ${textByKey(key)}`;
				}}
			/>
			<input type="hidden" name="seen" value={typed?.seen ?? seen} />
			{companyGroups.map((group) => (
				<section key={group} className="rounded-md border border-line bg-surface p-5">
					<h2 className="text-2xl">{t(`group.${group}`)}</h2>
					<p className="mt-1 text-muted">{t(`about.${group}`)}</p>
					<div className="mt-4 grid gap-x-5 gap-y-4 lg:grid-cols-2">
						<RecordFields record={record} group={group} box={box} />
					</div>
				</section>
			))}
			<Button type="submit" disabled={saving} className="justify-self-start">
				{saving ? t("saving") : t("save")}
			</Button>
		</AskingForm>
	);
}
