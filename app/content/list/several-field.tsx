import { defaultLanguage } from "../../foundation/i18n/language.ts";
import { type ComponentProps, useRef, useState } from "react";
import { type FieldProps, inputLook, TextField } from "../../foundation/ui/form/field.tsx";
import { setFieldValue } from "../../foundation/ui/form/set-field-value.ts";

type Props = FieldProps &
	ComponentProps<"input"> & { choices: readonly string[]; choiceLabel: (word: string) => string };

const wordsIn = (text: string) =>
	text
		.split(",")
		.map((word) => word.trim())
		.filter(Boolean);

/** Some of a few words: a line of text with commas, and with a script a button for each word. */
export function SeveralField({ choices, choiceLabel, ...field }: Props) {
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
