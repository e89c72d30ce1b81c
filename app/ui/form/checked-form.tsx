import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Read, Refused } from "./form-reader.ts";

type Errors = Record<string, string>;

/**
 * Validates a form in the browser with the server's own rules, so that a mistake costs no round trip. `refused` is the
 * server's answer, if it refused the form. Editing a field clears its message. Without a network the form stays where
 * it is, and `unsent` is new with each try: the page that answers may be another, whose code would be missing.
 */
export function useCheckedForm(check: (form: FormData) => Read<unknown>, refused: Refused | null) {
	const [clientErrors, setClientErrors] = useState<Errors>({});
	const [unsent, setUnsent] = useState<{ state: "failed" } | null>(null);
	const [lastRefused, setLastRefused] = useState(refused);
	if (refused !== lastRefused) {
		setLastRefused(refused);
		setClientErrors({});
	}
	const [corrected, setCorrected] = useState<{ of: Refused | null; fields: string[] }>({ of: refused, fields: [] });
	const fromServer = Object.entries(refused?.errors ?? {}).filter(
		([field]) => corrected.of !== refused || !corrected.fields.includes(field),
	);
	const errors: Errors = { ...Object.fromEntries(fromServer), ...clientErrors };

	const onSubmit = (event: FormEvent<HTMLFormElement>) => {
		const result = check(new FormData(event.currentTarget));
		setClientErrors(result.ok ? {} : result.errors);
		const isOffline = result.ok && !navigator.onLine;
		setUnsent(isOffline ? { state: "failed" } : null);
		if (!result.ok || isOffline) event.preventDefault();
	};
	const onInput = (event: FormEvent<HTMLFormElement>) => {
		const { name } = event.target as HTMLInputElement;
		if (!Object.hasOwn(errors, name)) return;
		setClientErrors(({ [name]: _, ...rest }) => rest);
		setCorrected((now) => ({ of: refused, fields: now.of === refused ? [...now.fields, name] : [name] }));
	};
	return { errors, unsent, onSubmit, onInput };
}

/** Lists all errors above the form, each linked to its field, and takes the focus. */
export function ErrorSummary({
	title,
	errors,
	text,
}: {
	title: string;
	errors: Errors;
	text: (key: string) => string;
}) {
	const box = useRef<HTMLDivElement>(null);
	const fields = Object.keys(errors);
	const isEmpty = fields.length === 0;
	// Only when errors first appear: correcting one of several must not move the focus.
	useEffect(() => box.current?.focus(), [isEmpty]);
	if (isEmpty) return null;
	return (
		<div ref={box} tabIndex={-1} role="alert" className="rounded-sm border-l-4 border-bad bg-bad-ground p-4">
			<p className="font-bold">{title}</p>
			<ul className="mt-1 list-disc pl-5">
				{fields.map((field) => (
					<li key={field}>
						<a href={`#${field}`} className="underline">
							{text(errors[field]!)}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
