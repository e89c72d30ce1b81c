import { useEffect, useRef, useState, type ReactNode } from "react";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { comparableWords } from "../../content/field-values.ts";
import type { BoxOf } from "../../content/form/record-editor.tsx";
import { RecordFields } from "../../content/form/record-fields.tsx";
import { fitColumns, FormSection } from "../../foundation/ui/form/form-section.tsx";
import { canHave } from "./equipment.ts";
import { machineFields, machineGroups } from "./machine-fields.ts";
import { type ChosenCategory, machineHas } from "./machine-kinds.ts";
import { offerFields, offerRecord } from "../offer-record.ts";
import { isUnusual, isUsualField, usualValues } from "./usual-values.ts";

const machineFieldNames = Object.keys(machineFields);

type Words = Record<string, string>;
type Props = { initiallyTyped: Words; box: BoxOf };

/** The key data that every machine has; `has` says which of them stand here. */
export function KeyData({ has, ...props }: Props & { has: (name: string) => boolean }) {
	const { frame, part } = useMachinePart(props);
	return (
		<div ref={frame} className="contents">
			<RecordFields {...part} group="technical" has={has} />
		</div>
	);
}

/**
 * The other technical fields of the chosen category: usual and filled ones and, folded, the rest. Filled fields of
 * other categories appear below them, so that nothing is lost.
 */
export function MachineForm(props: Props) {
	const t = useTexts("addOfferPage");
	const { frame, part, chosen, filled, said } = useMachinePart(props);
	const has = (name: string) => machineHas(offerRecord.fields, name, chosen);
	const isFilled = (name: string) => Boolean(filled[name]);
	const isShown = (name: string) => has(name) && (isUsualField(name) || isFilled(name));
	const isFolded = (name: string) => has(name) && !isShown(name);
	const isKept = (name: string) => !has(name) && isFilled(name);
	const folded = machineFieldNames.filter(isFolded);
	const hidden = machineFieldNames.filter((name) => !has(name) && !isFilled(name));
	const fieldsThat = (isWanted: (name: string) => boolean) =>
		machineGroups.map((group) => <RecordFields key={group} {...part} group={group} has={isWanted} />);
	return (
		<div ref={frame} className="grid gap-4">
			<p role="status" className="sr-only">
				{said}
			</p>
			<FormSection title={t("machine")}>
				<div className={fitColumns}>
					{fieldsThat((name) => isShown(name) && name !== "equipment")}
					<RecordFields {...part} group="equipment" has={(name) => name === "equipment"} />
				</div>
				{folded.length > 0 && <FoldedFields count={folded.length}>{fieldsThat(isFolded)}</FoldedFields>}
			</FormSection>
			{machineFieldNames.some(isKept) && (
				<FormSection title={t("foreignKept")} hint={t("foreignKeptHint")} columns="fit">
					{fieldsThat(isKept)}
				</FormSection>
			)}
			{/* For fields that machines of this category lack, because a restored draft fills the form by name. */}
			{hidden.map((name) => (
				<input key={name} {...(offerFields[name]!.kind === "yesNo" ? unticked : { type: "hidden" })} name={name} />
			))}
		</div>
	);
}

const unticked = { type: "checkbox", value: "true", hidden: true };

/** What both parts of the form know of its words. */
function useMachinePart({ initiallyTyped, box }: Props) {
	const frame = useRef<HTMLDivElement>(null);
	const { words, filled, said } = useTypedWords(frame, initiallyTyped);
	const note = useUsualNote(words);
	const typedBox: BoxOf = (name) => ({ ...box(name), defaultValue: words[name] ?? box(name).defaultValue });
	const chosen = chosenIn(words);
	const choices = (name: string, word: string) => canHave(name, word, chosen) || (words[name] ?? "").includes(word);
	return {
		frame,
		chosen,
		filled,
		said: said && note(said),
		part: { record: offerRecord, box: typedBox, note, choices } as const,
	};
}

const chosenIn = ({ category = "", subcategory = "" }: Words): ChosenCategory => ({ category, subcategory });

/**
 * Returns the form's words as of the last changed field (`said`), so that fields that move with the category keep
 * them. `filled` are the words when the category was chosen: no field moves while it is being filled.
 */
function useTypedWords(frame: { current: HTMLElement | null }, initiallyTyped: Words) {
	const [typed, setTyped] = useState({ words: initiallyTyped, filled: initiallyTyped, said: "" });
	useEffect(() => {
		const form = frame.current?.closest("form");
		const onChange = ({ target }: Event) => {
			const { name } = target as HTMLInputElement;
			// Waits for the subcategories, which follow the category.
			setTimeout(() => {
				if (!form?.isConnected) return;
				const words = wordsIn(form);
				setTyped(({ filled }) => ({ words, filled: name.endsWith("category") ? words : filled, said: name }));
			});
		};
		form?.addEventListener("change", onChange);
		return () => form?.removeEventListener("change", onChange);
	}, [frame]);
	return typed;
}

/** Reads the form's words, with numbers in one notation; also those of disabled fields, which FormData leaves out. */
function wordsIn(form: HTMLFormElement): Words {
	const words: Words = {};
	for (const field of form.elements) {
		if (field instanceof HTMLInputElement && field.type === "checkbox")
			words[field.name] = field.checked ? field.value : "";
		else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) words[field.name] = field.value;
	}
	return comparableWords(offerRecord.fields, words);
}

/** Returns a function that asks whether an unusual value is right; null for a usual one. */
function useUsualNote(words: Words): (name: string) => string | null {
	const t = useTexts("addOfferPage");
	const language = useLanguage();
	return (name) => {
		const range = usualValues(name, chosenIn(words));
		if (!range || !isUnusual(range, words[name] ?? "")) return null;
		const [low, high] = range.map((end) =>
			name === "year_of_construction" ? String(end) : number(language, end, 2),
		) as [string, string];
		return t("unusual", { low, high });
	};
}

/** Fields that are seldom filled. Opens if one has an error. */
function FoldedFields({ count, children }: { count: number; children: ReactNode }) {
	const t = useTexts("addOfferPage");
	const fields = useRef<HTMLDivElement>(null);
	const fold = useRef<HTMLDetailsElement>(null);
	useEffect(() => {
		if (fields.current!.querySelector("[aria-invalid]")) fold.current!.open = true;
	});
	return (
		<details ref={fold} className="border-t border-line pt-4">
			<summary className="cursor-pointer font-semibold">{t("more", { count })}</summary>
			<div ref={fields} className={`mt-3 ${fitColumns}`}>
				{children}
			</div>
		</details>
	);
}
