/** A hidden field that only programs fill in: browsers and password managers leave a field of this name alone. */
export const TRAP_FIELD = "comment";

/** Whether a program filled in a form; it is answered as if all went well. */
export function isTrapped(form: FormData): boolean {
	return form.getAll(TRAP_FIELD).some((text) => text !== "");
}
