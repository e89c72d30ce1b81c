import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button, buttonLook } from "../../foundation/ui/button.tsx";
import { closeOnEscape } from "../../foundation/ui/close-on-escape.ts";
import { inputLook } from "../../foundation/ui/form/field.tsx";
import { HiddenFields } from "../../foundation/ui/form/hidden-fields.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";

type PanelProps = {
	icon: string;
	label: string;
	/** Where the form is posted; without it, the form asks for the list itself. */
	postTo?: string;
	/** Sent beside the choices. */
	fields: ComponentProps<typeof HiddenFields>["fields"];
	children: ReactNode;
};

/** A form in a drawer of the toolbar. With a script each choice counts at once. */
export function ListPanel({ icon, label, postTo, fields, children }: PanelProps) {
	const t = useTexts("listing");
	const submit = useSubmit();
	return (
		<details className="group max-sm:open:basis-full" onKeyDown={closeOnEscape}>
			<summary className={buttonLook({ kind: "secondary", size: "small", className: "list-none sm:min-h-11" })}>
				<Icon path={icon} size={18} className={postTo ? "" : "max-sm:hidden"} />
				<span className={postTo ? "max-sm:sr-only" : ""}>{label}</span>
			</summary>
			<Form
				method={postTo ? "post" : "get"}
				action={postTo}
				replace
				preventScrollReset
				onChange={(event) => {
					if (isHalfTyped(event.target)) return;
					const form = event.currentTarget;
					const typed = [...new FormData(form)] as [string, string][];
					const words = new URLSearchParams(typed.filter(([, word]) => word !== ""));
					const action = form.getAttribute("action")!;
					void submit(words, { method: postTo ? "post" : "get", action, preventScrollReset: true, replace: true });
				}}
				className="mt-2 grid gap-4 rounded-md border border-line bg-surface p-4 sm:absolute sm:left-0 sm:z-20 sm:w-[34rem] sm:max-w-full sm:grid-cols-2 sm:shadow-lg"
			>
				<HiddenFields fields={fields} />
				{children}
				<Button kind="secondary" size="small" className="without-script self-end justify-self-start">
					{t("apply")}
				</Button>
			</Form>
		</details>
	);
}

/** While the year of a day is typed, each digit makes another day. */
function isHalfTyped(field: EventTarget): boolean {
	return field instanceof HTMLInputElement && field.type === "date" && field.value !== "" && field.value < "1900";
}

/** A filter whose word is any day. */
export function DayChoice({ name, label, chosen }: { name: string; label: string; chosen: string }) {
	const input = useRef<HTMLInputElement>(null);
	useEffect(() => {
		// Leaves alone what is being typed.
		if (input.current && input.current !== document.activeElement) input.current.value = chosen;
	}, [chosen]);
	return (
		<label className="grid content-start gap-1.5">
			<span className="label-caps">{label}</span>
			<input ref={input} type="date" name={name} defaultValue={chosen} className={`${inputLook} min-h-11`} />
		</label>
	);
}

type ChoicesProps = {
	name: string;
	legend: string;
	choices: [word: string, label: string][];
	chosen: readonly string[];
	/** Hides choices whose label does not contain it; they stay as they are. */
	sought?: string;
	/** Follows a choice in its line. The lines then take the panel's width. */
	beside?: (word: string) => ReactNode;
};

export function Choices({ name, legend, choices, chosen, sought = "", beside }: ChoicesProps) {
	return (
		<fieldset className={beside && "sm:col-span-2"}>
			<legend className="label-caps pb-1.5">{legend}</legend>
			<div className={beside ? "gap-4 *:mb-1.5 *:break-inside-avoid sm:columns-2" : "grid gap-1.5"}>
				{choices.map(([word, label]) => (
					<div
						key={word}
						hidden={!label.toLowerCase().includes(sought.trim().toLowerCase())}
						className="flex items-start justify-between gap-2 [&[hidden]]:hidden"
					>
						<Choice name={name} word={word} label={label} isChosen={chosen.includes(word)} />
						{beside?.(word)}
					</div>
				))}
			</div>
		</fieldset>
	);
}

function Choice({ name, word, label, isChosen }: { name: string; word: string; label: string; isChosen: boolean }) {
	const box = useRef<HTMLInputElement>(null);
	// The address decides, so a box follows a chip that was taken away.
	useEffect(() => {
		if (box.current) box.current.checked = isChosen;
	}, [isChosen]);
	return (
		<label className="flex min-h-6 items-start gap-2">
			<input
				ref={box}
				type="checkbox"
				name={name}
				value={word}
				defaultChecked={isChosen}
				className="mt-px size-5 shrink-0 checked:accent-amber"
			/>
			{label}
		</label>
	);
}
