import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { dateAndTime } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { useWayBack } from "../office/use-way-back.ts";
import { Button, buttonLook } from "../ui/button.tsx";
import { inputLook } from "../ui/field.tsx";
import { Notice } from "../ui/notice.tsx";
import type { Editor } from "./editing.ts";

type Props = {
	holder: Editor;
	form: RefObject<HTMLFormElement | null>;
	onTakeOver: () => Promise<boolean>;
};

/** Says above a locked form who has taken its record over, with all that was typed, to be copied. */
export function TakenOver({ holder, form, onTakeOver }: Props) {
	const t = useTexts("presence");
	const language = useLanguage();
	const back = useWayBack();
	const box = useRef<HTMLDivElement>(null);
	const text = useRef<HTMLTextAreaElement>(null);
	const id = useId();
	const [words] = useState(() => wordsIn(form.current));
	const [said, setSaid] = useState<"copied" | "takeOverFailed" | null>(null);
	// Told at the key that was pressed, wherever the page is scrolled to.
	useEffect(() => box.current?.focus(), []);
	const copy = async () => {
		text.current?.select();
		await navigator.clipboard.writeText(words).then(
			() => setSaid("copied"),
			// What is selected can still be copied by a key.
			() => {},
		);
	};
	return (
		<div ref={box} tabIndex={-1} className="mt-6 scroll-mt-6">
			<Notice kind="bad" title={t("takenTitle", { who: holder.by })}>
				<p>{t("takenText", { time: dateAndTime(language, holder.since) })}</p>
				<label htmlFor={id} className="mt-3 block text-sm font-semibold">
					{t("yourWords")}
				</label>
				<textarea ref={text} id={id} readOnly rows={6} value={words} className={`${inputLook} mt-1 w-full`} />
				<div className="mt-3 flex flex-wrap items-center gap-3">
					<Button kind="secondary" size="small" onClick={() => void copy()}>
						{t("copy")}
					</Button>
					<Button
						kind="secondary"
						size="small"
						onClick={() => void onTakeOver().then((ok) => setSaid(ok ? null : "takeOverFailed"))}
					>
						{t("takeOverAgain")}
					</Button>
					<Link to={back} className={buttonLook({ kind: "quiet", size: "small" })}>
						{t("back")}
					</Link>
					<span role="status">{said && t(said)}</span>
				</div>
			</Notice>
		</div>
	);
}

/** What stands in the fields of a form that somebody types into, a line or more each. */
function wordsIn(form: HTMLFormElement | null): string {
	const boxes = [...(form?.elements ?? [])].filter(
		(element) =>
			element instanceof HTMLTextAreaElement ||
			(element instanceof HTMLInputElement && !["hidden", "checkbox", "radio", "file"].includes(element.type)),
	) as (HTMLInputElement | HTMLTextAreaElement)[];
	return boxes
		.filter(({ value }) => value !== "")
		.map(({ labels, name, value }) => `${labels?.[0]?.firstChild?.textContent ?? name}: ${value}`)
		.join("\n");
}
