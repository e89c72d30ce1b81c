import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import type { Asked } from "../../office/list/bulk-answer.ts";
import { BulkQuestion } from "../../office/list/bulk-question.tsx";
import { ColleagueField, FollowUpField } from "../page/request-work-panel.tsx";
import type { Colleague } from "../page/request-work.ts";

type Props = { asked: Asked; colleagues: Colleague[]; today: string };

/** The question before an action with many requests, with the fields that it needs. */
export function RequestBulkAsk({ asked, colleagues, today }: Props) {
	const t = useTexts("requestList");
	const byKey = useTextsByKey("requestList");
	const bulk = useTexts("bulk");
	const { action, count } = asked;
	const isFinal = action === "removed";
	return (
		<BulkQuestion
			asked={asked}
			title={byKey(`action.${action}`)}
			text={(names) => t("askFor", { count, names })}
			confirm={isFinal ? t("removeCount", { count }) : bulk("confirm")}
			isFinal={isFinal}
			fields={{ confirmed: "yes" }}
		>
			{isFinal && <p className="font-semibold">{t("askRemoved")}</p>}
			<Input {...{ asked, colleagues, today }} />
		</BulkQuestion>
	);
}

function Input({ asked: { action, typed, errors }, colleagues, today }: Props) {
	if (action === "assign")
		return (
			<div className="max-w-md">
				<ColleagueField colleagues={colleagues} defaultValue={typed.colleague ?? ""} error={errors.colleague} />
			</div>
		);
	if (action !== "followUp") return null;
	return (
		<div className="max-w-md">
			<FollowUpField today={today} defaultValue={typed.day ?? ""} error={errors.day} />
		</div>
	);
}
