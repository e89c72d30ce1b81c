import {
	type ComponentProps,
	type ReactNode,
	type RefObject,
	type SubmitEvent,
	useEffect,
	useRef,
	useState,
} from "react";
import { Form, useSubmit } from "react-router";
import { LeaveDialog, type LeaveText } from "./leave-dialog.tsx";
import { useFormGuard, wordsOf } from "./use-form-guard.ts";
import { useSaveKey } from "./use-save-key.ts";
import { useSaving } from "./use-saving.ts";

type Props = Pick<ComponentProps<typeof Form>, "encType" | "onSubmit" | "onInput" | "className"> & {
	/** The record's count of saves; null for a new one. Sent as `version`. */
	version: number | null;
	/** The form stands there with words that were refused: they are not saved yet. */
	unsaved: boolean;
	/** Something is still on its way into the form. */
	busy?: boolean;
	freeTo?: string;
	/** Whether nothing would be lost after all, asked when somebody leaves. */
	free?: () => boolean;
	/** Fields that `busy` speaks for. */
	apart?: string[];
	/** Called when a save that stays on the page is done. */
	onStored?: () => void;
	/** For who wants to look at the form itself. */
	form?: RefObject<HTMLFormElement | null>;
	/** Texts of the namespace saveBar. */
	text: (key: LeaveText | "save") => string;
	children: ReactNode;
};

const none: string[] = [];

/**
 * A form of the office. Unsaved changes are asked about before they are lost; Ctrl/Cmd+S saves and stays (the save
 * bar's button named `then`); while it saves, its fields can't be changed.
 */
export function GuardedForm({
	version,
	unsaved,
	busy = false,
	freeTo,
	free,
	apart = none,
	onStored,
	form: outer,
	text,
	onSubmit,
	children,
	...rest
}: Props) {
	const own = useRef<HTMLFormElement>(null);
	const form = outer ?? own;
	const { blocker, keep } = useFormGuard({ form, unsaved, busy, freeTo, free, apart });
	const saving = useSaving();
	const submit = useSubmit();
	useSaveKey(form);

	/** What is on its way: the words, the version they were based on, and where the typing was. */
	const sent = useRef<{ words: string; version: number; focused: Element | null; underWay: boolean } | null>(null);
	const latest = useRef(onStored);
	latest.current = onStored;
	/*
	 * A page that stays open counts on from its own saves only. Whatever else makes it read the record anew, a
	 * colleague's save must not become the state that the next save of this form is based on.
	 */
	const [openedAt, setOpenedAt] = useState(version);
	useEffect(() => {
		if (!sent.current) return;
		if (saving) sent.current.underWay = true;
		const { words, version: before, focused, underWay } = sent.current;
		const stored = version !== null && version > before;
		if (saving || !(stored || underWay)) return;
		sent.current = null;
		if (stored) {
			keep(words);
			setOpenedAt(before + 1);
			latest.current?.();
		}
		// A field that can't be changed loses the focus; whoever saves while typing types on.
		if (document.activeElement === document.body && focused instanceof HTMLElement)
			focused.focus({ preventScroll: true });
	}, [saving, version, keep]);

	const send = (event: SubmitEvent<HTMLFormElement>) => {
		onSubmit?.(event);
		if (event.defaultPrevented) return;
		const submitter = event.submitter as HTMLButtonElement | null;
		const fields = new FormData(event.currentTarget, submitter);
		sent.current = {
			words: wordsOf(event.currentTarget, apart),
			version: Number(fields.get("overwrite") || fields.get("version")),
			focused: document.activeElement,
			underWay: false,
		};
		if (fields.get("then") !== "stay") return;
		// By hand, because this save alone must not scroll the page.
		event.preventDefault();
		void submit(submitter, { preventScrollReset: true });
	};
	return (
		<>
			<Form ref={form} method="post" noValidate onSubmit={send} {...rest}>
				{/* The Enter key presses the first button of a form, which must be none that overwrites or stays. */}
				<button type="submit" hidden aria-label={text("save")} />
				{openedAt !== null && <input type="hidden" name="version" value={openedAt} />}
				<fieldset disabled={saving} aria-busy={saving} className="contents">
					{children}
				</fieldset>
			</Form>
			<LeaveDialog blocker={blocker} text={text} />
		</>
	);
}
