import { number } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { BulkQuestion } from "../office/list/bulk-question.tsx";
import type { TrashAsked } from "./trash-rules.ts";

/** The question before several records are removed for good. */
export function TrashAsk({ asked }: { asked: TrashAsked }) {
	const t = useTexts("trash");
	const { action, at, count } = asked;
	const figure = number(useLanguage(), count);
	return (
		<BulkQuestion
			asked={asked}
			title={t(action === "empty" ? "emptyQuestion" : "removeQuestion")}
			text={(names) => t("removeNames", { names })}
			confirm={t("remove")}
			isFinal
			fields={{ confirmed: at }}
		>
			<p className="font-semibold">{count === 1 ? t("emptyTextOne") : t("emptyText", { count: figure })}</p>
		</BulkQuestion>
	);
}
