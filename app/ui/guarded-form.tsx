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
import { useFormGuard, formSnapshot } from "./use-form-guard.ts";
import { useSaveKey } from "./use-save-key.ts";
import { LockedContext } from "./use-locked.ts";
import { useSaving } from "./use-saving.ts";

type Props = Pick<ComponentProps<typeof Form>, "encType" | "onSubmit" | "onInput" | "className"> & {
	/** The record's version; null for a new record. Sent as `version`. */
	version: number | null;
	/** The form opens with refused input, which is not saved yet. */
	unsaved: boolean;
	/** The form has changes that are not in its fields yet, such as a running upload. */
	busy?: boolean;
	/** Nothing in it may be changed. */
	locked?: boolean;
	/** Called when the user leaves: whether nothing would be lost after all. */
	nothingToLose?: () => boolean;
	/** Called when the user gives unsaved changes up. */
	onGivenUp?: () => void;
	/** Called after a save that stays on the page. */
	onStored?: () => void;
	/** Gives the caller access to the form element. */
	form?: RefObject<HTMLFormElement | null>;
	/** Texts of the namespace saveBar. */
	text: (key: LeaveText | "save") => string;
	children: ReactNode;
};

/**
 * A form of the office. It asks before unsaved changes are lost; Ctrl/Cmd+S saves and stays (the save bar's button
 * for that); its fields are disabled while it saves.
 */
export function GuardedForm({
	version,
	unsaved,
	busy = false,
	locked = false,
	nothingToLose,
	onGivenUp,
	onStored,
	form: callersForm,
	text,
	onSubmit,
	children,
	...rest
}: Props) {
	const ownForm = useRef<HTMLFormElement>(null);
	const form = callersForm ?? ownForm;
	const { blocker, markSaved } = useFormGuard({ form, unsaved, busy, nothingToLose });
	const saving = useSaving();
	const submit = useSubmit();
	useSaveKey(form);

	/** The save in flight: the form's contents, the version they were based on, and the focused element. */
	const sent = useRef<{ snapshot: string; version: number; focused: Element | null; inFlight: boolean } | null>(null);
	const latest = useRef(onStored);
	latest.current = onStored;
	/*
	 * Only this page's own saves raise the version it sends. The page may reload the record for other reasons, and a
	 * colleague's save must then still cause a conflict.
	 */
	const [openedAt, setOpenedAt] = useState(version);
	useEffect(() => {
		if (!sent.current) return;
		if (saving) sent.current.inFlight = true;
		const { snapshot, version: before, focused, inFlight } = sent.current;
		const stored = version !== null && version > before;
		if (saving || !(stored || inFlight)) return;
		sent.current = null;
		if (stored) {
			markSaved(snapshot);
			setOpenedAt(before + 1);
			latest.current?.();
		}
		// A disabled field loses the focus; give it back, so that the user can go on typing.
		if (document.activeElement === document.body && focused instanceof HTMLElement)
			focused.focus({ preventScroll: true });
	}, [saving, version, markSaved]);

	const send = (event: SubmitEvent<HTMLFormElement>) => {
		onSubmit?.(event);
		if (event.defaultPrevented) return;
		const submitter = event.submitter as HTMLButtonElement | null;
		const fields = new FormData(event.currentTarget, submitter);
		sent.current = {
			snapshot: formSnapshot(event.currentTarget),
			version: Number(fields.get("overwrite") || fields.get("version")),
			focused: document.activeElement,
			inFlight: false,
		};
		if (fields.get("then") !== "stay") return;
		// Submitted here, because this save must not scroll the page.
		event.preventDefault();
		void submit(submitter, { preventScrollReset: true });
	};
	return (
		<>
			<Form ref={form} method="post" noValidate onSubmit={send} {...rest}>
				{/* The Enter key presses a form's first button, which must not be one that overwrites or stays. */}
				<button type="submit" hidden disabled={locked} aria-label={text("save")} />
				{openedAt !== null && <input type="hidden" name="version" value={openedAt} />}
				<fieldset disabled={saving || locked} aria-busy={saving} className="contents">
					<LockedContext value={locked}>{children}</LockedContext>
				</fieldset>
			</Form>
			<LeaveDialog blocker={blocker} text={text} onLeave={onGivenUp} />
		</>
	);
}
