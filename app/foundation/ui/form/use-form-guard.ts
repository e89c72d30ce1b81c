import { type RefObject, useCallback, useEffect, useRef } from "react";
import { formContents } from "./form-contents.ts";
import { useLeaveGuard } from "../use-leave-guard.ts";

type Guard = {
	form: RefObject<HTMLFormElement | null>;
	/** The form opens with input that is not saved yet, for example after a refused save without JavaScript. */
	unsaved: boolean;
	/** There are changes that are not in the form's fields yet, such as a running upload. */
	busy?: boolean;
	/** Another search of the page's address opens another form. */
	bySearch?: boolean;
};

/** Asks before what was typed into a short form is lost. `markSaved` takes the contents that count as saved. */
export function useFormGuard({ form, unsaved, busy = false, bySearch }: Guard) {
	const saved = useRef("");
	useEffect(() => {
		if (!unsaved) saved.current = formContents(form.current);
		// Only once: the form's initial contents count as saved, not later ones.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, []);
	const blocker = useLeaveGuard({
		form,
		losesSomething: (form) => busy || formContents(form) !== saved.current,
		bySearch,
	});
	const markSaved = useCallback((contents: string) => void (saved.current = contents), []);
	return { blocker, markSaved };
}
