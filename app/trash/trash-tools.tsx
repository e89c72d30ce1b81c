import type { CollectionName } from "../audit-log/audit.ts";
import { useKindNames } from "../audit-log/use-record-words.ts";
import { useTexts, useTextsByKey } from "../i18n/texts.tsx";
import { BulkBar } from "../office/bulk-bar.tsx";
import { BulkPanel } from "../office/bulk-panel.tsx";
import { ListTools } from "../office/list-tools.tsx";
import type { ListPlace, TableQuery } from "../office/table-query.ts";
import type { RowChoice } from "../office/use-choice.ts";
import type { TrashAnswer } from "./trash-answer.ts";
import { TrashAsk } from "./trash-ask.tsx";
import { TRASH, type TrashStep } from "./trash-rules.ts";

type ToolsProps = { place: ListPlace; query: TableQuery<string>; count: number; answer: TrashAnswer | null };

/** What narrows the list of the trash, and what an action with several records says or asks. */
export function TrashTools({ place, query, count, answer }: ToolsProps) {
	const t = useTexts("trash");
	const kindName = useKindNames();
	const words = { label: () => t("kind"), word: (_: string, kind: string) => kindName(kind as CollectionName) };
	return (
		<>
			<ListTools {...{ place, query, words, count }} columns={[]} exportAt={null} />
			<BulkPanel answer={answer} ask={(asked) => <TrashAsk asked={asked} />} addressOf={(id) => `${TRASH}/${id}`} />
		</>
	);
}

/** What can be done with the chosen records; only admins remove for good. */
export function TrashBar({ choice, count, mayRemove }: { choice: RowChoice; count: number; mayRemove: boolean }) {
	const byKey = useTextsByKey("trash");
	const steps: TrashStep[] = ["restore", "restoreOnline", ...(mayRemove ? (["remove"] as const) : [])];
	const buttons = steps.map((step) => ({ word: step, label: byKey(step), isRisky: step === "remove" }));
	return <BulkBar buttons={buttons} choice={choice} count={count} exportAt={null} />;
}
