import { type ComponentProps, type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import { Failure } from "../failure.tsx";
import { FormState } from "./field.tsx";
import type { NotTaken, Read } from "./form-reader.ts";

type Errors = Record<string, string>;
export type Check = (form: FormData) => Read<unknown>;

type Props = ComponentProps<typeof Form> & {
	/** The server's rules; without them the browser checks nothing. */
	check?: Check;
	answer: NotTaken | undefined;
	text: (key: string) => string;
	heading?: ReactNode;
	/** Why the server did not take the form, where that is not in its fields. */
	problem?: { title: string; text: string } | false;
	/** The heading of the list of errors, and the labels of their fields. */
	summary: string;
	label?: (field: string) => string;
	children: ReactNode;
};

/** A form that lists its errors below its heading, and hands its fields their errors and what was typed before. */
export function CheckedForm(props: Props) {
	const { check = unchecked, answer, text, heading, problem, summary, label, children, ...form } = props;
	const { errors, refused, onSubmit, onInput } = useCheckedForm(check, answer);
	const messages = Object.fromEntries(Object.entries(errors).map(([name, key]) => [name, text(key)]));
	return (
		<Form
			method="post"
			noValidate
			{...form}
			onSubmit={(event) => {
				onSubmit(event);
				form.onSubmit?.(event);
			}}
			onInput={onInput}
		>
			{heading}
			{problem && <Failure of={answer} {...problem} />}
			<ErrorSummary title={summary} errors={errors} refused={refused} text={text} label={label} />
			<FormState value={{ errors: messages, typed: answer?.typed ?? null }}>{children}</FormState>
		</Form>
	);
}

export const unchecked: Check = () => ({ ok: true, value: null, typed: {} });

/** Validates a form in the browser with the server's own rules. A field's message goes once it is right. */
export function useCheckedForm(check: Check, answer: NotTaken | null | undefined) {
	/** The errors of the last sending: another object after each. */
	const [refused, setRefused] = useState<Errors>(answer?.errors ?? {});
	const [errors, setErrors] = useState(refused);
	const [lastAnswer, setLastAnswer] = useState(answer);
	const refuse = (found: Errors) => [setRefused, setErrors].forEach((set) => set(found));
	if (answer !== lastAnswer) {
		setLastAnswer(answer);
		refuse(answer?.errors ?? {});
	}
	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const result = check(new FormData(event.currentTarget));
		const fields = [...event.currentTarget.elements] as HTMLInputElement[];
		// Half a date is sent as none, although it can be seen in its field.
		const half = fields.filter(({ type, validity }) => type === "date" && validity.badInput);
		const found: Errors = result.ok ? {} : { ...result.errors };
		for (const { name } of half) found[name] = "error.day";
		const inOrder = fields.flatMap(({ name }) => (Object.hasOwn(found, name) ? [[name, found[name]]] : []));
		refuse({ ...Object.fromEntries(inOrder), ...found });
		if (Object.keys(found).length > 0) event.preventDefault();
	};
	const onInput = (event: FormEvent<HTMLFormElement>) => {
		const { name } = event.target as HTMLInputElement;
		if (!Object.hasOwn(errors, name)) return;
		const result = check(new FormData(event.currentTarget));
		const error = result.ok ? undefined : (result.errors as Errors)[name];
		if (error) setErrors((all) => ({ ...all, [name]: error }));
		else setErrors(({ [name]: _, ...others }) => others);
	};
	return { errors, refused, onSubmit, onInput };
}

type SummaryProps = Pick<Props, "text" | "label"> & { title: string; errors: Errors; refused?: Errors };

/** Lists all errors above a form, each linked to its field, named by `label`; takes the focus, also without a script. */
export function ErrorSummary({ title, errors, refused, text, label }: SummaryProps) {
	const box = useRef<HTMLDivElement>(null);
	const fields = Object.keys(errors);
	const isEmpty = fields.length === 0;
	// Correcting one of several neither moves the focus nor reads the others out again.
	useEffect(() => box.current?.focus(), [refused]);
	if (isEmpty) return null;
	return (
		<div
			ref={box}
			tabIndex={-1}
			// oxlint-disable-next-line jsx-a11y/no-autofocus
			autoFocus
			role={refused && errors !== refused ? undefined : "alert"}
			className="rounded-sm border-l-4 border-bad bg-bad-ground p-4"
		>
			<p className="font-bold">{title}</p>
			<ul className="mt-1 list-disc pl-5">
				{fields.map((field) => (
					<li key={field}>
						<a href={`#${field}`} className="underline">
							{label && <span>{label(field)}: </span>}
							<span>{text(errors[field]!)}</span>
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
