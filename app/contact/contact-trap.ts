/**
 * A field that nobody sees and that no browser fills in by itself: its name is none of the kinds that browsers and
 * password managers know. Programs that fill in whatever they find give themselves away by it.
 */
export const TRAP_FIELD = "comment";
/**
 * Milliseconds from the first input to sending, measured in the browser. Empty without a script: then it says nothing.
 */
export const TIME_FIELD = "took";
/** Set on a form while it is sent a second time for one press of the button. */
export const SENT_AGAIN = "sentAgain";

/** Nobody types name, address and message faster. */
const LEAST_MILLISECONDS = 2000;

/**
 * Who has filled in a form: a program is answered as if all was well, and nothing is stored. Somebody very quick could
 * still be a person, and is asked to send once more. The page itself holds no time, so that one copy of it serves
 * everybody.
 */
export function whoSent(form: FormData): "person" | "program" | "hurried" {
	if (form.getAll(TRAP_FIELD).some((words) => words !== "")) return "program";
	const took = form.get(TIME_FIELD);
	return typeof took === "string" && /^\d{1,9}$/.test(took) && Number(took) < LEAST_MILLISECONDS ? "hurried" : "person";
}
