import { type ReactNode, useEffect, useRef } from "react";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../foundation/i18n/texts.tsx";
import { Notice } from "../../foundation/ui/notice.tsx";
import type { Asked, BulkAnswer } from "./bulk-answer.ts";
import { UndoForm } from "./undoable-changes.tsx";

type Props = {
	answer: BulkAnswer | undefined;
	/** Draws what the action asks for. */
	ask: (asked: Asked) => ReactNode;
	/** The address of a row's own page. */
	addressOf: (id: string) => string;
};

/** What an action asks for before it is done, or which rows it left out. It takes the focus. */
export function BulkPanel({ answer, ask, addressOf }: Props) {
	const t = useTexts("bulk");
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (answer) box.current?.focus();
	}, [answer]);
	if (!answer) return null;
	return (
		<div ref={box} tabIndex={-1} className="mt-4">
			{answer.state === "ask" ? (
				ask(answer)
			) : answer.state === "partly" ? (
				<LeftOut answer={answer} addressOf={addressOf} />
			) : (
				<Notice kind="bad" title={t("failedTitle")}>
					<p>{t(answer.state)}</p>
				</Notice>
			)}
		</div>
	);
}

type LeftOutProps = { answer: Extract<BulkAnswer, { state: "partly" }> } & Pick<Props, "addressOf">;

function LeftOut({ answer, addressOf }: LeftOutProps) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	const { done, failed } = answer;
	return (
		<Notice kind={done > 0 ? "plain" : "bad"} title={t("partlyTitle", { done, left: failed.length })}>
			<ul className="mt-1 grid list-disc gap-1 pl-5">
				{failed.map(({ id, name, reason }) => (
					<li key={id}>
						{reason === "missing" ? (
							<span>{name || t("missingRow")}</span>
						) : (
							<LocalLink to={addressOf(id)} className="underline underline-offset-4">
								{name}
							</LocalLink>
						)}
						<span>: {byKey(`reason.${reason}`)}</span>
					</li>
				))}
			</ul>
			{answer.undo && <UndoForm id={answer.undo} count={done} />}
		</Notice>
	);
}
