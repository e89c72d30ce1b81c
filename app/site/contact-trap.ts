/** A hidden field that only programs fill in. Browsers and password managers don't fill in a field of this name. */
export const TRAP_FIELD = "comment";

/** Whether a program filled in a form; it is answered as if all went well. */
export function isTrapped(form: FormData): boolean {
	return form.getAll(TRAP_FIELD).some((text) => text !== "");
}
