import { useEffect, useRef, type ReactNode, useState } from "react";
import { type TextByKey, useTexts, useLanguage } from "../foundation/i18n/texts.tsx";
import { Notice } from "../foundation/ui/notice.tsx";
import { Failure } from "../foundation/ui/failure.tsx";
import { type FormAnswer, differences, type StoredNow, type Trashed, type Words } from "./form-answer.ts";
import { clock } from "../foundation/i18n/format.ts";
import { Button, buttonLook } from "../foundation/ui/button.tsx";
import { setFieldValue } from "../foundation/ui/form/set-field-value.ts";
import { differingPart } from "./differing-part.ts";
import { Marked } from "./marked.tsx";
import { useNameOf } from "./frame/people.tsx";
import { type Side, TwoVersions } from "./two-versions.tsx";

type Props = {
	answer: FormAnswer | null;
	text: TextByKey;
	label: (name: string) => string;
	/** A word as the form's own field shows it. */
	inForm: (field: string, word: string) => string;
	versions?: Versions;
};

/** Says above a form why it was not saved. */
export function Problem({ answer, text, label, inForm, versions }: Props) {
	const t = useTexts("editor");
	const box = useRef<HTMLDivElement>(null);
	const problem = answer?.problem;
	// A conflict needs a decision, so it takes the focus. Everything else is a toast, which does not interrupt typing.
	useEffect(() => box.current?.focus(), [answer]);
	if (!problem) return null;
	if (problem.kind === "conflict")
		return (
			<div ref={box} tabIndex={-1}>
				<Notice kind="bad" title={text("conflictTitle")}>
					<Conflict typed={answer.typed} current={problem.current} {...{ text, label, inForm }} {...versions} />
				</Notice>
			</div>
		);
	if (problem.kind === "upload")
		return <Failure of={answer} title={text("uploadErrorTitle")} text={text("uploadErrorText", problem)} />;
	if (problem.kind === "failed")
		return <Failure of={answer} title={t("saveErrorTitle")} text={text("saveErrorText", problem)} />;
	const { trash, ...missing } = problem;
	if (trash) return <InTrash of={answer} {...trash} />;
	return <Failure of={answer} takesFocus title={text("notFoundTitle")} text={text("notFoundText", missing)} />;
}

/** Somebody has deleted the record since its form was opened. */
function InTrash({ of, by, at, address }: Trashed & { of: FormAnswer | null }) {
	const t = useTexts("drafts");
	const said = { who: useNameOf()(by ?? ""), time: clock(useLanguage(), at) };
	return (
		<Failure of={of} takesFocus title={by ? t("goneBy", said) : t("goneTitle")} text={t("goneText")}>
			<a href={address} target="_blank" className="mt-2 inline-block font-semibold underline underline-offset-4">
				{t("goneOpen")}
			</a>
		</Failure>
	);
}

export type Versions = {
	/** How to show a field's value; null shows it unchanged. */
	show?: (field: string, word: string) => ReactNode;
	/** Fields that exist only for certain values of another field; that one is put into the form first. */
	dependsOn?: Record<string, string>;
	/** `TwoVersions` of what is not a text field, such as pictures. */
	extra?: ReactNode;
};
type ConflictProps = Versions & Pick<Props, "text" | "label" | "inForm"> & { typed: Words; current: StoredNow };

/** Somebody else saved first: shows both versions side by side and lets the user choose between them field by field. */
function Conflict({ typed, current, text, label, show, inForm, dependsOn, extra }: ConflictProps) {
	const t = useTexts("editor");
	const nameOf = useNameOf();
	const language = useLanguage();
	const list = useRef<HTMLUListElement>(null);
	const [chosen, setChosen] = useState<Record<string, Side>>({});
	const put = (form: HTMLFormElement, name: string, word = "") => setFieldValue(form, name, inForm(name, word));
	const changed = current.both ?? differences(typed, current.words);
	// Puts what only the other one has changed into the form, as the server has done with what was typed.
	useEffect(() => {
		const later = setTimeout(() => {
			const form = list.current?.closest("form");
			if (!form) return;
			const first = Object.values(dependsOn ?? {});
			const taken = (current.taken ?? []).toSorted((a, b) => Number(first.includes(b)) - Number(first.includes(a)));
			for (const name of taken) put(form, name, typed[name]);
		});
		return () => clearTimeout(later);
		// Once for each answer, whatever the page draws meanwhile.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [current]);
	const versions: Record<Side, Words> = { theirs: current.words, yours: typed };

	const choose = (field: string, side: Side) => {
		const form = list.current!.closest("form")!;
		const first = dependsOn?.[field];
		const choices = { ...(first && changed.includes(first) && { [first]: side }), [field]: side };
		for (const [name, from] of Object.entries(choices)) put(form, name, versions[from][name]);
		setChosen((now) => ({ ...now, ...choices }));
	};
	return (
		<>
			<p className="mt-1">
				{t(whoKey(current), { time: clock(language, current.savedAt), who: nameOf(current.by ?? "") })}
			</p>
			{changed.length === 0 && !extra && <p className="mt-3">{text("conflictNone")}</p>}
			<ul ref={list} className="mt-4 grid gap-4">
				{changed.map((field) => {
					const [theirs, yours] = [current.words[field] ?? "", typed[field] ?? ""];
					const part = differingPart(theirs, yours);
					return (
						<TwoVersions
							key={field}
							label={label(field)}
							theirs={show?.(field, theirs) ?? <Marked part={part} between={part.theirs} />}
							yours={show?.(field, yours) ?? <Marked part={part} between={part.yours} />}
							chosen={chosen[field] ?? "yours"}
							onChoose={(side) => choose(field, side)}
						/>
					);
				})}
				{extra}
			</ul>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button name="overwrite" value={current.version} kind="danger" size="small">
					{Object.values(chosen).includes("theirs") ? t("conflictSaveMixed") : t("conflictOverwrite")}
				</Button>
				<a href="" className={buttonLook({ kind: "secondary", size: "small" })}>
					{t("conflictReload")}
				</a>
			</div>
		</>
	);
}

function whoKey({ by, own, draft }: StoredNow) {
	if (own) return draft ? "conflictDraftYou" : "conflictTextYou";
	if (draft) return "conflictDraftBy";
	return by === null ? "conflictText" : "conflictTextBy";
}
