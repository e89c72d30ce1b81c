import * as v from "valibot";

/** An invalid form: one message key per invalid field, and the input as it was typed. */
export type Refused = { ok: false; errors: Record<string, string>; typed: Record<string, string> };
/** A form that was not taken, because it is invalid or for another reason. */
export type NotTaken = { errors?: Record<string, string>; typed: Record<string, string> };
export type Read<T> = { ok: true; value: T; typed: Record<string, string> } | Refused;

/** Empty fields count as missing, of a repeated field the first counts, files are ignored, and "\r\n" becomes "\n". */
export function readForm<S extends v.GenericSchema & { entries: Record<string, unknown> }>(
	schema: S,
	form: FormData,
): Read<v.InferOutput<S>> {
	const typed: Record<string, string> = {};
	for (const [name, value] of form)
		if (typeof value === "string" && !Object.hasOwn(typed, name)) typed[name] = value.replace(/\r\n?/g, "\n");
	const input = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, typed[name] || undefined]));
	const result = v.safeParse(schema, input);
	if (result.success) return { ok: true, value: result.output, typed };
	const found: Record<string, string> = {};
	for (const issue of result.issues) found[String(issue.path?.[0]?.key ?? "form")] ??= issue.message;
	// In the order of the form's fields. A box that is not ticked is not sent, and comes last.
	const sent = Object.keys(typed).filter((name) => Object.hasOwn(found, name));
	return { ok: false, errors: { ...Object.fromEntries(sent.map((name) => [name, found[name]!])), ...found }, typed };
}
