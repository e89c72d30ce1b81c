import { mdiFormatBold, mdiFormatHeader2, mdiFormatListBulleted } from "@mdi/js";
import { type ComponentProps, useRef, useState } from "react";
import { useTexts } from "../../foundation/i18n/texts.tsx";
import { Button } from "../../foundation/ui/button.tsx";
import { type FieldProps, TextArea } from "../../foundation/ui/form/field.tsx";
import { Icon } from "../../foundation/ui/icon.tsx";
import { WrittenText } from "../../foundation/ui/written-text.tsx";

/** A text with headings, lists and bold words: buttons that write their marks, and how visitors will see it. */
export function WrittenField(props: FieldProps & ComponentProps<"textarea">) {
	const t = useTexts("editor");
	const field = useRef<HTMLTextAreaElement>(null);
	/** What the open preview shows; null while it is closed. */
	const [seen, setSeen] = useState<string | null>(null);
	const markLines = (mark: string) => {
		const { selectionStart, selectionEnd, value } = field.current!;
		const start = value.lastIndexOf("\n", selectionStart - 1) + 1;
		replace(start, selectionEnd, value.slice(start, selectionEnd).replaceAll(/^(## |- )?/gm, mark));
	};
	const markBold = () => {
		const { selectionStart: start, selectionEnd: end, value } = field.current!;
		replace(start, end, `**${value.slice(start, end)}**`);
		field.current!.setSelectionRange(start + 2, end + 2);
	};
	const replace = (start: number, end: number, text: string) => {
		field.current!.focus();
		field.current!.setSelectionRange(start, end);
		// The one way to write into a field that the browser can undo.
		document.execCommand("insertText", false, text);
	};
	const marks = [
		{ words: t("markHeading"), icon: mdiFormatHeader2, mark: () => markLines("## ") },
		{ words: t("markList"), icon: mdiFormatListBulleted, mark: () => markLines("- ") },
		{ words: t("markBold"), icon: mdiFormatBold, mark: markBold },
	];
	const tools = (
		<div role="group" aria-label={t("marks")} className="needs-script flex gap-1">
			{marks.map(({ words, icon, mark }) => (
				<Button key={words} kind="secondary" size="icon" title={words} aria-label={words} onClick={mark}>
					<Icon path={icon} size={20} className="m-auto" />
				</Button>
			))}
		</div>
	);
	return (
		<div className="grid gap-2">
			<TextArea {...props} ref={field} tools={tools} onInput={() => seen !== null && setSeen(field.current!.value)} />
			<details onToggle={({ currentTarget }) => setSeen(currentTarget.open ? field.current!.value : null)}>
				<summary className="w-fit py-1.5 underline underline-offset-4">{t("asSeen")}</summary>
				<WrittenText text={seen ?? ""} language={props.lang ?? ""} className="mt-2 border-l-4 border-line pl-4" />
			</details>
		</div>
	);
}
