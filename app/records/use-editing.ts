import { createContext, useContext } from "react";
import type { Editor } from "./editing.ts";

type Editing = {
	/** The form is only read. */
	reads: boolean;
	/** Who was editing the record when the page was loaded. */
	editor: Editor | null;
	/** Who has taken it over while its form was open. */
	holder: Editor | null;
	setHolder: (holder: Editor | null) => void;
};

/** The state of a record's form, for all parts of its page. */
export const EditingContext = createContext<Editing>({ reads: false, editor: null, holder: null, setHolder: () => {} });

/** `locked`: nothing in the page may be changed. */
export function useEditing(): Editing & { locked: boolean } {
	const editing = useContext(EditingContext);
	return { ...editing, locked: editing.reads || editing.holder !== null };
}
