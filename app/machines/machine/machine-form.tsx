import { useEffect, useRef, useState, type ReactNode } from "react";
import { number } from "../../foundation/i18n/format.ts";
import { useLanguage, useTexts } from "../../foundation/i18n/texts.tsx";
import { comparableWords } from "../../content/field-values.ts";
import type { Field } from "../../content/fields.ts";
import type { BoxOf } from "../../content/form/record-editor.tsx";
import { RecordFields } from "../../content/form/record-fields.tsx";
import { fitColumns, FormSection } from "../../foundation/ui/form/form-section.tsx";
import { canHave } from "./equipment.ts";
import { machineGroups } from "./machine-fields.ts";
import { type ChosenCategory, machineHas } from "./machine-kinds.ts";
import { offerRecord } from "../offer-record.ts";
import { isUnusual, isUsualField, usualValues } from "./usual-values.ts";

type Words = Record<string, string>;
type Props = { initiallyTyped: Words; box: BoxOf };

/** The key data of every machine, within a part of the form. */
export function KeyData(props: Props) {
	const { frame, part } = useMachinePart(props);
	return (
		<div ref={frame} className="contents">
			<RecordFields {...part} group="technical" />
		</div>
	);
}

/**
 * The rest of the technical part: fields usual for the chosen category and filled ones, then, folded, the others that
 * such machines may have. Fields of other categories are hidden, but filled ones appear separately, so that nothing is
 * lost. A field with an unusual value shows the usual ones.
 */
export function MachineForm(props: Props) {
	const t = useTexts("addOfferPage");
	const { frame, part, chosen, filled, said } = useMachinePart(props);
	const has = (name: string) => machineHas(offerRecord.fields, name, chosen);
	const isFilled = (name: string) => Boolean(filled[name]);
	const isShown = (name: string) => has(name) && (isUsualField(name) || isFilled(name));
	const isFolded = (name: string) => has(name) && !isShown(name);
	const isKept = (name: string) => !has(name) && isFilled(name);
	const all = namesIn(machineGroups);
	return (
		<div ref={frame} className="grid gap-4">
			<p role="status" className="sr-only">
				{said}
			</p>
			<FormSection title={t("machine")}>
				<div className={fitColumns}>
					{machineGroups.map((group) => (
						<RecordFields key={group} {...part} group={group} has={(name) => isShown(name) && name !== "equipment"} />
					))}
					<RecordFields {...part} group="equipment" has={(name) => name === "equipment"} />
				</div>
				{all.some(isFolded) && (
					<FoldedFields count={all.filter(isFolded).length}>
						{machineGroups.map((group) => (
							<RecordFields key={group} {...part} group={group} has={isFolded} />
						))}
					</FoldedFields>
				)}
			</FormSection>
			{all.some(isKept) && (
				<FormSection title={t("foreignKept")} hint={t("foreignKeptHint")} columns="fit">
					{machineGroups.map((group) => (
						<RecordFields key={group} {...part} group={group} has={isKept} />
					))}
				</FormSection>
			)}
			{all
				.filter((name) => !has(name) && !isKept(name))
				.map((name) => (
					<HiddenField key={name} name={name} />
				))}
		</div>
	);
}

/** Stands in for a field that machines of this category lack, because a restored draft fills the form by name. */
function HiddenField({ name }: { name: string }) {
	const { kind } = (offerRecord.fields as Readonly<Record<string, Field>>)[name]!;
	return kind === "yesNo" ? (
		<input type="checkbox" name={name} value="true" hidden />
	) : (
		<input type="hidden" name={name} />
	);
}

/** Returns the form's words and hints, shared by its parts. */
function useMachinePart({ initiallyTyped, box }: Props) {
	const frame = useRef<HTMLDivElement>(null);
	const { words, filled, said } = useTypedWords(frame, initiallyTyped);
	const note = useUsualNote(words);
	const typedBox: BoxOf = (name) => ({ ...box(name), defaultValue: words[name] ?? box(name).defaultValue });
	const chosen = chosenIn(words);
	const choices = (name: string, word: string) =>
		name !== "equipment" || canHave(word, chosen) || (words[name] ?? "").includes(word);
	return {
		frame,
		chosen,
		filled,
		said: said && note(said),
		part: { record: offerRecord, box: typedBox, note, choices } as const,
	};
}

const chosenIn = ({ category = "", subcategory = "" }: Words): ChosenCategory => ({ category, subcategory });

function namesIn(groups: readonly string[]): string[] {
	return Object.entries<Field>(offerRecord.fields).flatMap(([name, { group = "" }]) =>
		groups.includes(group) ? [name] : [],
	);
}

/**
 * Returns the form's words as of the last field left; when fields move with the category, their words go along.
 * `filled` are the words when the category was chosen, so that no field moves while it is being filled; `said` is the
 * field left last.
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

/** Reads the form's words, with numbers in one notation. Includes disabled fields, which FormData would leave out. */
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

/** Fields that are seldom filled. Never hides a field with an error. */
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
