import { type ReactNode, useEffect, useRef, useState } from "react";
import { clock } from "../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../foundation/ui/button.tsx";
import { setFieldValue } from "../foundation/ui/form/set-field-value.ts";
import { differences, type StoredNow, type Words } from "./form-answer.ts";
import { useNameOf } from "./frame/people.tsx";
import { type Side, TwoVersions } from "./two-versions.tsx";

export type Versions = {
	/** How to show a field's value; null shows it unchanged. */
	show?: (field: string, word: string) => ReactNode;
	/** Fields that exist only for certain values of another field; that one is put into the form first. */
	dependsOn?: Record<string, string>;
	fixed?: readonly string[];
	/** `TwoVersions` of what is not a text field, such as pictures. */
	extra?: ReactNode;
};
type Props = Versions & {
	typed: Words;
	current: StoredNow;
	text: (key: string) => string;
	label: (name: string) => string;
};

/** Somebody else saved first: shows both versions side by side and lets the user choose between them field by field. */
export function Conflict({ typed, current, text, label, show, dependsOn, fixed, extra }: Props) {
	const t = useTexts("editor");
	const nameOf = useNameOf();
	const language = useLanguage();
	const list = useRef<HTMLUListElement>(null);
	const [chosen, setChosen] = useState<Record<string, Side>>({});
	const changed = current.both ?? differences(typed, current.words);
	// The server has taken them; the form still shows what it was opened with.
	useEffect(() => {
		const put = setTimeout(() => {
			const form = list.current?.closest("form");
			const first = Object.values(dependsOn ?? {});
			for (const name of (current.taken ?? []).toSorted(
				(a, b) => Number(first.includes(b)) - Number(first.includes(a)),
			))
				if (form) setFieldValue(form, name, typed[name] ?? "");
		});
		return () => clearTimeout(put);
		// Once for each answer.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [current]);
	const versions: Record<Side, Words> = { theirs: current.words, yours: typed };
	const shown = (field: string, side: Side) => {
		const word = versions[side][field] ?? "";
		return show?.(field, word) ?? (word || "–");
	};

	const choose = (field: string, side: Side) => {
		const form = list.current!.closest("form")!;
		const first = dependsOn?.[field];
		const choices = { ...(first && changed.includes(first) && { [first]: side }), [field]: side };
		for (const [name, from] of Object.entries(choices)) setFieldValue(form, name, versions[from][name] ?? "");
		setChosen((now) => ({ ...now, ...choices }));
	};
	return (
		<>
			<p className="mt-1">
				{t(whoKey(current), { time: clock(language, current.savedAt), who: nameOf(current.by ?? "") })}
			</p>
			{changed.length === 0 && !extra && <p className="mt-3">{text("conflictNone")}</p>}
			<ul ref={list} className="mt-4 grid gap-4">
				{changed.map((field) => (
					<TwoVersions
						key={field}
						label={label(field)}
						theirs={shown(field, "theirs")}
						yours={shown(field, "yours")}
						chosen={chosen[field] ?? "yours"}
						onChoose={fixed?.includes(field) ? null : (side) => choose(field, side)}
					/>
				))}
				{extra}
			</ul>
			<div className="mt-5 flex flex-wrap gap-3">
				<Button type="submit" name="overwrite" value={current.version} kind="danger" size="small">
					{Object.values(chosen).includes("theirs") ? t("conflictSaveMixed") : t("conflictOverwrite")}
				</Button>
				<a href="" className={buttonLook({ kind: "secondary", size: "small" })}>
					{t("conflictReload")}
				</a>
			</div>
		</>
	);
}

/** The text that says who was faster, and whether they saved or kept a draft. */
function whoKey({ by, own, draft }: StoredNow) {
	if (draft) return own ? "conflictDraftYou" : "conflictDraftBy";
	return own ? "conflictTextYou" : by === null ? "conflictText" : "conflictTextBy";
}
