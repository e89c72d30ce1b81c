import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { BulkQuestion } from "../../office/list/bulk-question.tsx";
import { SelectField, TextField } from "../../foundation/ui/form/field.tsx";
import type { RequestsAsked } from "./request-bulk.ts";
import type { Colleague } from "../page/request-work.ts";

type Props = { asked: RequestsAsked; colleagues: Colleague[]; today: string };

/** What an action with many requests asks for before it is done. */
export function RequestBulkAsk({ asked, colleagues, today }: Props) {
	const t = useTexts("requestList");
	const bulk = useTexts("bulk");
	const { action, count } = asked;
	const figure = number(useLanguage(), count);
	const isFinal = action === "removed";
	return (
		<BulkQuestion
			asked={asked}
			title={t(`action.${action}`)}
			text={(names) => (count === 1 ? t("askForOne", { name: names }) : t("askFor", { count: figure, names }))}
			confirm={!isFinal ? bulk("confirm") : count === 1 ? t("removeOne") : t("removeMany", { count: figure })}
			isFinal={isFinal}
			fields={{ confirmed: "yes" }}
		>
			{isFinal && <p className="font-semibold">{t("askRemoved")}</p>}
			<Input {...{ asked, colleagues, today }} />
		</BulkQuestion>
	);
}

function Input({ asked: { action, typed, errors }, colleagues, today }: Props) {
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
