import { Form } from "react-router";
import { number } from "../i18n/format.ts";
import { LocalLink } from "../i18n/link.tsx";
import { useLanguage, useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { choiceFields } from "../office/choice.ts";
import { Button } from "../ui/button.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { HiddenFields } from "../ui/hidden-fields.tsx";
import type { RequestsAsked } from "./request-bulk.ts";
import { listAddress, type RequestView } from "./request-list.ts";
import type { Colleague } from "./request-work.ts";

type Props = { asked: RequestsAsked; colleagues: Colleague[]; today: string; view: RequestView };

/** What an action with many requests asks for before it is done. */
export function RequestBulkAsk({ asked, colleagues, today, view }: Props) {
	const t = useTexts("requestList");
	const bulk = useTexts("bulk");
	const language = useLanguage();
	const { action, count, names } = asked;
	const figure = number(language, count);
	return (
		<Form
			method="post"
			preventScrollReset
			noValidate
			className={`grid gap-4 rounded-md border border-line border-t-4 bg-surface p-5 ${action === "removed" ? "border-t-bad" : "border-t-amber"}`}
		>
			<HiddenFields fields={[...choiceFields(asked.choice), ["action", action], ["confirmed", "yes"]]} />
			<div>
				<h2 className="text-xl">{t(`action.${action}`)}</h2>
				<p className="mt-1 text-muted">
					{count === 1 ? t("askForOne", { name: names[0]! }) : t("askFor", { count: figure, names: names.join("; ") })}
					{count > names.length && " …"}
				</p>
				{action === "removed" && <p className="mt-2 font-semibold">{t("askRemoved")}</p>}
			</div>
			<Input {...{ asked, colleagues, today }} />
			<div className="flex flex-wrap gap-3">
				<Button type="submit" kind={action === "removed" ? "danger" : "primary"}>
					{action === "removed" ? (count === 1 ? t("removeOne") : t("removeMany", { count: figure })) : bulk("confirm")}
				</Button>
				<LocalLink to={listAddress(view)} className="self-center px-3 font-semibold underline underline-offset-4">
					{bulk("cancel")}
				</LocalLink>
			</div>
		</Form>
	);
}

function Input({ asked: { action, typed, errors }, colleagues, today }: Omit<Props, "view">) {
	const t = useTexts("requestWork");
	const byKey = useTextsByKey("requestWork");
	if (action === "assign")
		return (
			<div className="max-w-md">
				<SelectField
					label={t("assigned")}
					name="colleague"
					defaultValue={typed.colleague ?? ""}
					error={errors.colleague && byKey(errors.colleague)}
				>
					<option value="">{t("nobody")}</option>
					{colleagues.map(({ id, email }) => (
						<option key={id} value={id}>
							{email}
						</option>
					))}
				</SelectField>
			</div>
		);
	if (action !== "followUp") return null;
	return (
		<div className="max-w-md">
			<TextField
				type="date"
				label={t("followUp")}
				hint={t("followUpHint")}
				name="day"
				min={today}
				defaultValue={typed.day}
				error={errors.day && byKey(errors.day)}
			/>
		</div>
	);
}
