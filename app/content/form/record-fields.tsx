import { type ComponentProps, useRef, useState } from "react";
import { defaultLanguage, isTranslation } from "../../foundation/i18n/language.ts";
import { useTextsByKey } from "../../foundation/i18n/texts.tsx";
import {
	Checkbox,
	type FieldProps,
	inputLook,
	Options,
	SelectField,
	TextArea,
	TextField,
} from "../../foundation/ui/form/field.tsx";
import { setFieldValue } from "../../foundation/ui/form/set-field-value.ts";
import { ContactField } from "../../office/frame/people.tsx";
import { type Column, columnsOf } from "../fields.ts";
import type { RecordKind } from "../record.ts";
import { WrittenField } from "./written-field.tsx";
import { NumberField } from "./number-field.tsx";
import type { BoxOf } from "./record-editor.tsx";

type Props = {
	record: Pick<RecordKind, "fields" | "texts" | "labels">;
	/** Left out for the fields without a group. */
	group?: string;
	box: BoxOf;
	/** Whether a field of the group is shown; by default all are. */
	has?: (name: string) => boolean;
	/** A note above a field's hint. */
	note?: (name: string) => string | null;
	/** Whether a choice offers this word; by default it offers all. */
	choices?: (name: string, word: string) => boolean;
};

/** The inputs of one group of fields, in the order of the field table. */
export function RecordFields({ record, group, box, has, note, choices }: Props) {
	const shown = columnsOf(record.fields).filter(
		({ name, field }) => field.kind !== "composed" && field.group === group && (has?.(name) ?? true),
	);
	return shown.map((column) => (
		<div key={column.name} className={placeOf(column)}>
			<RecordField {...{ column, record, box, note, choices }} />
		</div>
	));
}

function placeOf({ field, language }: Column): string | undefined {
	if (language !== null) return isTranslation(language) ? undefined : "lg:col-start-1";
	if (field.kind === "yesNo") return "self-center";
	return field.wide ? "col-span-full" : undefined;
}

function RecordField({ column, record, box, note, choices }: Props & { column: Column }) {
	const { name, field, language } = column;
	const text = useTextsByKey(record.texts);
	const label = useTextsByKey(record.labels);
	const translated = isTranslation(language);
	const noted = note?.(name);
	// The columns of a text and its translation stay level.
	const hint = field.hint && (!translated || field.kind === "text") ? text(field.hint) : undefined;
	const common = {
		...box(name),
		lang: language ?? undefined,
		hint: noted ? (
			<>
				<strong className="block border-l-4 border-amber pl-2 text-ink">{noted}</strong>
				{hint}
			</>
		) : (
			hint
		),
	};
	const offered = "choices" in field ? field.choices.filter((word) => choices?.(name, word) ?? true) : [];
	switch (field.kind) {
		case "line":
			return <TextField {...common} maxLength={field.limit} required={field.needed && !translated} />;
		case "text": {
			const Text = field.marked ? WrittenField : TextArea;
			return <Text {...common} rows={field.rows} required={field.needed && !translated} />;
		}
		case "measure":
		case "money":
		case "whole":
			return <NumberField {...common} field={field} />;
		case "day":
			return <TextField {...common} type="date" min={field.from} max={field.to} required={!field.optional} />;
		case "several":
			return <SeveralField {...common} choices={offered} choiceLabel={(word) => label(`${name}.${word}`)} />;
		case "choice":
			return (
				<SelectField {...common}>
					{field.optional && <option value="">–</option>}
					<Options of={offered} label={(word) => label(`${name}.${word}`)} />
				</SelectField>
			);
		case "person":
			return <ContactField {...common} />;
		case "yesNo": {
			const { defaultValue, hint: _, ...rest } = common;
			return <Checkbox {...rest} value="true" defaultChecked={defaultValue === "true"} />;
		}
		case "composed":
			return null;
	}
}

type SeveralProps = FieldProps &
	ComponentProps<"input"> & { choices: readonly string[]; choiceLabel: (word: string) => string };

const wordsIn = (text: string) => text.split(",").flatMap((word) => word.trim() || []);

/** Some of a few words: a text field with commas, in whose place scripts show a button for each word. */
function SeveralField({ choices, choiceLabel, ...field }: SeveralProps) {
	const [chosen, setChosen] = useState(() => wordsIn(String(field.defaultValue ?? "")));
	const box = useRef<HTMLDivElement>(null);
	const toggle = (word: string) => {
		const others = chosen.filter((one) => one !== word);
		const words = others.length < chosen.length ? others : [...chosen, word];
		setFieldValue(box.current!.closest("form")!, field.name, words.join(", "));
	};
	return (
		<div ref={box} className="grid gap-2">
			<TextField
				{...field}
				lang={defaultLanguage}
				onChange={(event) => setChosen(wordsIn(event.target.value))}
				className={`${inputLook} min-h-11 ${field.error ? "" : "without-script"}`}
			/>
			<div role="group" aria-label={String(field.label)} className="needs-script flex flex-wrap gap-1.5">
				{choices.map((word) => (
					<button
						key={word}
						type="button"
						aria-pressed={chosen.includes(word)}
						onClick={() => toggle(word)}
						className="min-h-8 rounded-sm border border-strong-line px-2 py-0.5 text-sm aria-pressed:border-2 aria-pressed:border-amber aria-pressed:font-semibold"
					>
						{choiceLabel(word)}
					</button>
				))}
			</div>
		</div>
	);
}
