import { type ReactNode, useState } from "react";
import type { Editor } from "./editing.ts";
import { HeldRecord } from "./held-record.tsx";
import { nameOf, type RecordKind } from "./record.ts";
import { EditingContext } from "./use-editing.ts";

type OpenProps = { reads?: boolean; editor?: Editor | null; children: ReactNode };

/** Around an open form: its parts learn here when somebody else takes its record over. */
export function OpenForm({ reads = false, editor = null, children }: OpenProps) {
	const [holder, setHolder] = useState<Editor | null>(null);
	return <EditingContext value={{ reads, editor, holder, setHolder }}>{children}</EditingContext>;
}

type Props = Required<OpenProps> & {
	record: RecordKind;
	/** Null if it is gone. */
	stored: { id: string } | null;
	/** The form was sent and has an answer. */
	answered: boolean;
};

/** The page of a record's form. While somebody else is editing it, it offers back, read, or take over instead. */
export function EditingPage({ record, stored, editor, reads, answered, children }: Props) {
	// Who has the form open keeps it with every word, whatever the page learns later.
	const [isOpen, setOpen] = useState(editor === null);
	if (!isOpen && (editor === null || answered)) setOpen(true);
	if (stored && editor && !isOpen && !answered && !reads)
		return <HeldRecord name={nameOf(record, stored)} editor={editor} address={record.office.edit + stored.id} />;
	return (
		<OpenForm reads={reads} editor={editor}>
			{children}
		</OpenForm>
	);
}
