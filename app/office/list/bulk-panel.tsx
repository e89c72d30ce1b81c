import { type ReactNode, useEffect, useRef } from "react";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts, useTextsByKey } from "../../i18n/texts.tsx";
import { Notice } from "../../ui/notice.tsx";
import type { BulkAnswer } from "./bulk-answer.ts";
import { UndoForm } from "./undo-form.tsx";

type Props<Asked> = {
	answer: BulkAnswer<Asked> | undefined;
	/** Draws what the action asks for. */
	ask: (asked: Asked) => ReactNode;
	/** The address of a row's own page. */
	addressOf: (id: string) => string;
};

/** What an action asks for before it is done, or which rows it left out. It takes the focus. */
export function BulkPanel<Asked>({ answer, ask, addressOf }: Props<Asked>) {
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

function LeftOut({
	answer,
	addressOf,
}: { answer: Extract<BulkAnswer, { state: "partly" }> } & Pick<Props<unknown>, "addressOf">) {
	const t = useTexts("bulk");
	const byKey = useTextsByKey("bulk");
	return (
		<Notice
			kind={answer.done > 0 ? "plain" : "bad"}
			title={t("partlyTitle", { done: answer.done, left: answer.failed.length })}
		>
			<ul className="mt-1 grid list-disc gap-1 pl-5">
				{answer.failed.map(({ id, name, reason }) => (
					<li key={id}>
						{reason === "missing" ? (
							name
						) : (
							<LocalLink to={addressOf(id)} className="underline underline-offset-4">
								{name}
							</LocalLink>
						)}
						: {byKey(`reason.${reason}`)}
					</li>
				))}
			</ul>
			{answer.undo && <UndoForm id={answer.undo} count={answer.done} />}
		</Notice>
	);
}
