import { useEffect, useRef, useState } from "react";
import { number } from "../../i18n/format.ts";
import { useLanguage, useTexts } from "../../i18n/texts.tsx";
import type { Field } from "../../records/fields.ts";
import type { BoxOf } from "../../records/form/record-editor.tsx";
import { RecordFields } from "../../records/form/record-fields.tsx";
import { FormSection } from "../../ui/form/form-section.tsx";
import { machineGroups } from "./machine-fields.ts";
import { machineHas, type Chosen } from "./machine-kinds.ts";
import { offerRecord } from "../offer-record.ts";
import { isUnusual, usualValues } from "./usual-values.ts";

type Words = Record<string, string>;

/**
 * The technical part of an offer's form: what machines of its category have, and apart from it, so that nothing is lost,
 * what others have. It says beside a field what is usual where its value is not.
 */
export function MachineForm({ initiallyTyped, box }: { initiallyTyped: Words; box: BoxOf }) {
	const t = useTexts("addOfferPage");
	const frame = useRef<HTMLDivElement>(null);
	const { words, said } = useTypedWords(frame, initiallyTyped);
	const note = useUsualNote(words);
	const typedBox: BoxOf = (name) => ({ ...box(name), defaultValue: words[name] ?? box(name).defaultValue });
	const chosen = chosenIn(words);
	const has = (name: string) => machineHas(offerRecord.fields, name, chosen);
	const isForeign = (name: string) => !has(name);
	const isKept = (name: string) => isForeign(name) && Boolean(words[name]);
	const kept = namesIn(machineGroups).some(isKept);
	const part = { record: offerRecord, languages: "both", box: typedBox, note } as const;
	return (
		<div ref={frame} className="grid gap-8">
			<p role="status" className="sr-only">
				{said && note(said)}
			</p>
			<FormSection title={t("technical")} columns={3}>
				<RecordFields {...part} group="technical" />
			</FormSection>
			{machineGroups.map(
				(group) =>
					namesIn([group]).some(has) && (
						<FormSection key={group} title={t(`machine.${group}`)} columns={3}>
							<RecordFields {...part} group={group} has={has} />
						</FormSection>
					),
			)}
			{kept && (
				<FormSection title={t("foreignKept")} hint={t("foreignKeptHint")} columns={3}>
					{machineGroups.map((group) => (
						<RecordFields key={group} {...part} group={group} has={isKept} />
					))}
				</FormSection>
			)}
			<details className="rounded-md border border-line bg-surface p-5 sm:p-6">
				<summary className="cursor-pointer font-semibold">{t("foreignFields")}</summary>
				<div className="mt-4 grid gap-5 *:min-w-0 sm:grid-cols-2 lg:grid-cols-3">
					{machineGroups.map((group) => (
						<RecordFields key={group} {...part} group={group} has={(name) => isForeign(name) && !isKept(name)} />
					))}
				</div>
			</details>
		</div>
	);
}

const chosenIn = ({ category = "", subcategory = "" }: Words): Chosen => ({ category, subcategory });

function namesIn(groups: readonly string[]): string[] {
	return Object.entries<Field>(offerRecord.fields).flatMap(([name, { group = "" }]) =>
		groups.includes(group) ? [name] : [],
	);
}

/**
 * The words of the form, as of the last field that was left: fields move with the category, and take what was typed
 * along. `said` is the field that was left last.
 */
function useTypedWords(frame: { current: HTMLElement | null }, initiallyTyped: Words) {
	const [typed, setTyped] = useState<{ words: Words; said: string | null }>({ words: initiallyTyped, said: null });
	useEffect(() => {
		const form = frame.current?.closest("form");
		const onChange = ({ target }: Event) => {
			const { name } = target as HTMLInputElement;
			// The subcategories follow the category first.
			setTimeout(() => form?.isConnected && setTyped({ words: wordsIn(form), said: name }));
		};
		form?.addEventListener("change", onChange);
		return () => form?.removeEventListener("change", onChange);
	}, [frame]);
	return typed;
}

/** Disabled fields, too, which FormData would leave out. */
function wordsIn(form: HTMLFormElement): Words {
	const words: Words = {};
	for (const field of form.elements) {
		if (field instanceof HTMLInputElement && field.type === "checkbox")
			words[field.name] = field.checked ? field.value : "";
		else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) words[field.name] = field.value;
	}
	return words;
}

/** Asks whether an unusual value is right; null for a usual one. */
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
