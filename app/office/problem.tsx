import { useEffect, useRef } from "react";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { Notice } from "../foundation/ui/notice.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { Conflict, type Versions } from "./conflict.tsx";
import type { FormAnswer } from "./form-answer.ts";

type Props = {
	answer: FormAnswer | null;
	text: (key: string, values?: Record<string, string | number>) => string;
	label: (name: string) => string;
	versions?: Versions;
};

/** Says above a form why it was not saved. */
export function Problem({ answer, text, label, versions }: Props) {
	const t = useTexts("editor");
	const box = useRef<HTMLDivElement>(null);
	const problem = answer?.problem;
	const decides = problem?.kind === "conflict";
	// A conflict needs a decision, so it takes the focus. Everything else is a toast, which does not interrupt typing.
	useEffect(() => {
		if (decides) box.current?.focus();
	}, [decides, answer]);
	if (!problem) return null;
	if (problem.kind === "conflict")
		return (
			<div ref={box} tabIndex={-1}>
				<Notice kind="bad" title={text("conflictTitle")}>
					<Conflict typed={answer.typed} current={problem.current} text={text} label={label} {...versions} />
				</Notice>
			</div>
		);
	if (problem.kind === "upload")
		return <Failure of={answer} title={text("uploadErrorTitle")} text={text("uploadErrorText", problem)} />;
	if (problem.kind === "failed")
		return <Failure of={answer} title={t("saveErrorTitle")} text={text("saveErrorText", problem)} />;
	return <Failure of={answer} title={text("notFoundTitle")} text={text("notFoundText", problem)} />;
}
