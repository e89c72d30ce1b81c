import { useEffect, useRef, useState } from "react";
import { LocalLink } from "../../i18n/link.tsx";
import { useTexts } from "../../i18n/texts.tsx";
import { fieldAttributes, FieldFrame, type FieldProps, inputLook, SelectField } from "../../ui/form/field.tsx";
import { setFieldValue } from "../../ui/form/set-field-value.ts";
import { type Referred, typedName } from "./reference.ts";
import { useReference } from "./use-references.ts";

/** So long nothing must be typed before suggestions are asked for, in milliseconds. */
const PAUSE = 200;

type Props = FieldProps & { defaultValue: string | undefined; typed: string | undefined; required: boolean };

/**
 * Names another record: a line of text with the browser's own suggestions, and a link to what it names. The id goes
 * along; without a script the server reads what was typed.
 */
export function ReferenceField({ defaultValue: id = "", typed, required, ...field }: Props) {
	const t = useTexts("reference");
	const reference = useReference(field.name);
	const [known, setKnown] = useState<Referred[]>(reference?.known ?? []);
	const [chosen, setChosen] = useState(id);
	const box = useRef<HTMLDivElement>(null);
	const asked = useRef<ReturnType<typeof setTimeout>>(undefined);
	const labelled = (value: string) => known.find((one) => one.id === value)?.label;
	const [text, setText] = useState(typed ?? labelled(id) ?? id);
	useEffect(() => () => clearTimeout(asked.current), []);

	const name = (words: string, among: Referred[]) => {
		const found = among.find(({ label }) => label === words.trim());
		setFieldValue(box.current!.closest("form")!, field.name, found?.id ?? words.trim());
	};
	const type = (words: string) => {
		setText(words);
		name(words, known);
		clearTimeout(asked.current);
		asked.current = setTimeout(() => {
			fetch(`/admin/verweise/${reference?.to}?${new URLSearchParams({ q: words })}`)
				.then((answer) => (answer.ok ? (answer.json() as Promise<Referred[]>) : []))
				.then((found) => setKnown((now) => [...found, ...now.filter((one) => !found.some(({ id }) => id === one.id))]))
				// Without suggestions the server still finds what was typed.
				.catch(() => {});
		}, PAUSE);
	};
	const shown = known.find((one) => one.id === chosen);
	return (
		<div ref={box} className="grid gap-1.5">
			<FieldFrame {...field}>
				<input
					{...fieldAttributes(field)}
					name={typedName(field.name)}
					list={`${field.name}-known`}
					value={text}
					required={required}
					autoComplete="off"
					onChange={(event) => type(event.target.value)}
					className={`${inputLook} min-h-11`}
				/>
			</FieldFrame>
			<input
				name={field.name}
				defaultValue={id}
				hidden
				onInput={(event) => {
					const { value } = event.currentTarget;
					setChosen(value);
					// A version that somebody takes, or a draft that comes back, brings an id.
					if (labelled(value)) setText(labelled(value)!);
				}}
			/>
			<datalist id={`${field.name}-known`}>
				{known.map(({ id: one, label }) => (
					<option key={one} value={label}>
						{label}
					</option>
				))}
			</datalist>
			{shown &&
				(shown.to ? (
					<LocalLink to={shown.to} className="justify-self-start text-sm underline underline-offset-4">
						{t("open", { name: shown.name })}
					</LocalLink>
				) : (
					<p className="text-sm text-muted">{t("inTrash", { name: shown.name })}</p>
				))}
		</div>
	);
}

/** Names one of the few people whom visitors may see; nothing where there is nobody to name. */
export function PersonField({ defaultValue = "", ...field }: FieldProps & { defaultValue?: string }) {
	const t = useTexts("reference");
	const known = useReference(field.name)?.known ?? [];
	const people = known.filter(({ id }, at) => known.findIndex((one) => one.id === id) === at);
	if (people.length === 0) return null;
	return (
		<SelectField {...field} defaultValue={defaultValue}>
			<option value="">{t("nobodyNamed")}</option>
			{people.map(({ id, name, to }) => (
				<option key={id} value={id}>
					{to ? name : t("notOnSite", { name })}
				</option>
			))}
		</SelectField>
	);
}
