import { type ComponentProps, createContext, createElement, type ReactNode, useContext } from "react";

export const inputLook =
	"w-full rounded-sm border border-strong-line bg-surface px-3 py-2 text-base text-ink placeholder:text-muted disabled:opacity-60 aria-invalid:border-bad aria-invalid:border-2";

/** A file field with its browser's button, which looks like one of ours. */
export const fileLook = `${inputLook} min-h-11 file:mr-4 file:cursor-pointer file:rounded-sm file:border-0 file:bg-sunken file:px-3 file:py-1.5 file:font-semibold file:text-ink`;

export type FieldProps = {
	label: ReactNode;
	name: string;
	error?: string | null;
	hint?: ReactNode;
	aside?: ReactNode;
	/** Buttons above the field. */
	tools?: ReactNode;
};

/** What a form knows of its fields: their messages, and what was typed before. */
export const FormState = createContext<{ errors: Record<string, string>; typed: Record<string, string> | null }>({
	errors: {},
	typed: null,
});

/** The attributes that connect a field to its label, hint and message. */
export function fieldAttributes({ name, error, hint }: Pick<FieldProps, "name" | "error" | "hint">) {
	const describedBy = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
	return { id: name, name, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined };
}

export function FieldFrame({ label, name, error, hint, aside, tools, children }: FieldProps & { children: ReactNode }) {
	return (
		<div className="grid content-start gap-1.5">
			<label htmlFor={name} className="text-[0.9375rem] font-semibold">
				{label}
				{aside && <span className="ml-1.5 font-normal text-muted">({aside})</span>}
			</label>
			{tools}
			{children}
			{hint && (
				<p id={`${name}-hint`} className="text-sm text-muted">
					{hint}
				</p>
			)}
			{error && (
				<p id={`${name}-error`} className="text-sm font-semibold text-bad">
					{error}
				</p>
			)}
		</div>
	);
}

export const TextField = framed("input", `${inputLook} min-h-11`);
export const TextArea = framed("textarea", inputLook);
export const SelectField = framed("select", `${inputLook} min-h-11`);

/** Makes an element a field with its label, and with what its form knows of it. */
function framed<Tag extends "input" | "textarea" | "select">(tag: Tag, look: string) {
	type Props = FieldProps & { defaultValue?: ComponentProps<"input">["defaultValue"] } & ComponentProps<Tag>;
	return function Field({ label, name, error, hint, aside, tools, defaultValue, ...rest }: Props) {
		const { errors, typed } = useContext(FormState);
		const field = { label, name, error: error === undefined ? errors[name] : error, hint, aside, tools };
		const given = { ...fieldAttributes(field), defaultValue: typed?.[name] ?? defaultValue };
		return <FieldFrame {...field}>{createElement<object>(tag, { className: look, ...given, ...rest })}</FieldFrame>;
	};
}

/** The options of a select: one for each word, shown as its label. */
export function Options<Word extends string>({ of, label }: { of: readonly Word[]; label: (word: Word) => string }) {
	return of.map((word) => (
		<option key={word} value={word}>
			{label(word)}
		</option>
	));
}

export function Checkbox({ label, name, ...rest }: Omit<FieldProps, "hint" | "aside"> & ComponentProps<"input">) {
	const { errors, typed } = useContext(FormState);
	const { error = errors[name], defaultChecked, ...attributes } = rest;
	return (
		<div className="grid gap-1.5">
			<div className="flex items-start gap-2.5">
				<input
					type="checkbox"
					className="mt-0.5 size-6 shrink-0 checked:accent-amber"
					{...fieldAttributes({ name, error, hint: null })}
					defaultChecked={typed ? name in typed : defaultChecked}
					{...attributes}
				/>
				<label htmlFor={attributes.id ?? name} className="text-[0.9375rem] leading-7">
					{label}
				</label>
			</div>
			{error && (
				<p id={`${name}-error`} className="pl-9 text-sm font-semibold text-bad">
					{error}
				</p>
			)}
		</div>
	);
}
