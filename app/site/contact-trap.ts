/** A hidden field that only programs fill in. Browsers and password managers don't fill in a field of this name. */
export const TRAP_FIELD = "comment";
/**
 * Milliseconds between the first input and sending, measured in the browser; empty without scripts, and then ignored.
 */
export const TIME_FIELD = "took";

/** Nobody types name, address and message faster than this. */
const MIN_MILLISECONDS = 2000;

/**
 * Guesses who filled in a form. A program is answered as if all went well. A very quick sender may be a person whose
 * browser fills in forms, so the request is kept as suspicious and confirmed like any other. The page contains no
 * timestamp, so that it can be cached.
 */
export function whoSent(form: FormData): "person" | "program" | "hurried" {
	if (form.getAll(TRAP_FIELD).some((text) => text !== "")) return "program";
	const took = form.get(TIME_FIELD);
	return typeof took === "string" && /^\d{1,9}$/.test(took) && Number(took) < MIN_MILLISECONDS ? "hurried" : "person";
}
