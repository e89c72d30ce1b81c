import { useTexts } from "../../i18n/texts.tsx";
import { Notice } from "../../ui/notice.tsx";
import { UndoForm } from "./undo-form.tsx";

/** A change that was broken off with its process: under which id it is taken back, and how many rows it changed. */
export type BrokenOffChange = { id: string; count: number };

/** Says that a change was broken off, and offers to take back what it did. */
export function BrokenOff({ change: { id, count } }: { change: BrokenOffChange }) {
	const t = useTexts("bulk");
	return (
		<div className="my-4">
			<Notice kind="bad" title={t("brokenOffTitle")}>
				<p>{count === 1 ? t("brokenOffOne") : t("brokenOff", { count })}</p>
				<UndoForm id={id} count={count} />
			</Notice>
		</div>
	);
}
