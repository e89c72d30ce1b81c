import { type RefObject, type SubmitEvent, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { clock } from "../i18n/format.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { DOCUMENT_FIELD } from "../media/document.ts";
import type { Words } from "../office/form-answer.ts";
import { formAddress } from "../ui/form-address.ts";
import { columnsOf } from "./fields.ts";
import type { RecordKind } from "./record.ts";
import { useEditing } from "./use-editing.ts";
import { useKeeping } from "./use-keeping.ts";
import { useMark } from "./use-mark.ts";
import { useTellPreview } from "./use-preview.ts";

/** So much typed text is worth a record. */
const WORTH_CHARACTERS = 10;

/** A stored record, for its form. */
export type KeptRecord = {
	/** Null for a record that was deleted meanwhile. */
	id: string | null;
	words: Words;
	version: number;
	savedAt: string | null;
	/** The version of the draft that the form shows; 0 for none. */
	draft: number;
	/** A draft that was never published: nothing of it is lost by leaving. */
	isDraft: boolean;
};

type Options = {
	record: Pick<RecordKind, "fields" | "name" | "office">;
	formId: string;
	/** Null for a new record. */
	stored: KeptRecord | null;
	blank: Words;
	/** The answer to the last save. */
	answer: unknown;
};

/** Keeps the form of a record on the server. The first keeping of a new record gives it its address. */
export function useRecordKeeping(
	form: RefObject<HTMLFormElement | null>,
	{ record, formId, stored, blank, answer }: Options,
) {
	const t = useTexts("drafts");
	const language = useLanguage();
	const { search } = useLocation();
	const [begun, setBegun] = useState(false);
	const id = stored ? stored.id : formId;
	const { reads, locked, setHolder } = useEditing();
	const keeping = useKeeping(form, {
		// A copy is told by its address what it is a copy of.
		address: id === null ? null : `${record.office.edit}${id}/entwurf${stored ? "" : search}`,
		begins: stored === null,
		base: stored?.version ?? 1,
		seen: stored?.draft ?? 0,
		formId,
		isWorthKeeping: (box) => isWorthKeeping(box, record, blank),
		onBegun: () => setBegun(true),
		onHeld: setHolder,
	});
	const isStored = id !== null && (stored !== null || begun);
	const mark = useMark(form, {
		address: isStored && !reads ? `${record.office.edit}${id}/bearbeitung` : null,
		says: () => ({ version: versionIn(form.current) ?? stored?.version ?? 1, draft: keeping.seen, form: formId }),
		onAnswer(told) {
			if (!told.holder) setHolder(null);
			keeping.tell(told);
		},
	});
	// So that a reload goes on with it. The router keeps its place: another page would take the words out of the form.
	useEffect(() => {
		if (begun) history.replaceState(history.state, "", record.office.edit + formId + location.search);
	}, [begun, answer, formId, record]);
	const { kept, stop } = keeping;
	useTellPreview(stored || begun ? id : null, kept);
	// Whoever deletes the record has nothing left to keep.
	useEffect(() => {
		const onSubmit = ({ target }: Event) => {
			if (formAddress(target as HTMLFormElement).pathname === record.office.remove + id) stop();
		};
		addEventListener("submit", onSubmit);
		return () => removeEventListener("submit", onSubmit);
	});
	return {
		...keeping,
		...mark,
		begun,
		/** Says when the draft was kept; null where there is nothing to say. */
		line: kept === "failed" ? stored && t("failed") : kept === null ? null : t("kept", { time: clock(language, kept) }),
		/** Whether a form has to wait, because what was typed is still on its way. It is sent again by itself. */
		isWaitedFor(event: SubmitEvent<HTMLFormElement>): boolean {
			const running = keeping.settling();
			const { currentTarget } = event;
			const submitter = event.nativeEvent.submitter as HTMLButtonElement | null;
			if (!running) {
				keeping.rest();
				return false;
			}
			event.preventDefault();
			void running.then(() => currentTarget.requestSubmit(submitter));
			return true;
		},
		/** Undoes what was kept: a new record goes to the trash, another one gets back the draft that it had. */
		giveUp() {
			if (locked) return;
			if (!keeping.hasBegun()) return stored ? keeping.putBack() : keeping.rest();
			keeping.stop();
			const words = new URLSearchParams({ name: "", version: "1", state: "draft" });
			void fetch(record.office.remove + formId, { method: "POST", body: words, redirect: "manual", keepalive: true });
			history.replaceState(history.state, "", record.office.add + location.search);
		},
	};
}

/** The version that the form was opened at; null for a new record. */
function versionIn(form: HTMLFormElement | null): number | null {
	const input = form?.elements.namedItem("version");
	return input instanceof HTMLInputElement ? Number(input.value) : null;
}

/** Whether a form has pictures or documents that were uploaded already. */
export function holdsFiles(form: FormData): boolean {
	return ["images", "image", DOCUMENT_FIELD].some((name) => form.getAll(name).some((file) => typeof file === "string"));
}

/** A name, a file, or ten characters. */
function isWorthKeeping(form: HTMLFormElement, { fields, name }: Options["record"], blank: Words): boolean {
	const data = new FormData(form);
	const words = columnsOf(fields)
		.filter(({ field }) => field.kind === "line" || field.kind === "text")
		.map((column) => String(data.get(column.name) ?? "").trim());
	const isOther = (field: string) => String(data.get(field) ?? "").trim() !== (blank[field] ?? "");
	if (isOther(name) || holdsFiles(data)) return true;
	return words.join("").length >= WORTH_CHARACTERS && columnsOf(fields).some((column) => isOther(column.name));
}
