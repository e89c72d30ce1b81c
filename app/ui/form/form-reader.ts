import { data } from "react-router";
import * as v from "valibot";

/** A form that was not accepted: one message key per invalid field, and the input as it was typed. */
export type Refused = { ok: false; errors: Record<string, string>; typed: Record<string, string> };
export type Read<T> = { ok: true; value: T; typed: Record<string, string> } | Refused;

/** More than twice as many as our largest form has. */
const MAX_FIELDS = 1000;

/**
 * The form in a request's body.
 * @throws a response with status 400 for a body that is not a form
 */
export async function sentForm(request: Request): Promise<FormData> {
	const refuse = () => {
		throw data(null, { status: 400 });
	};
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return withoutNul(await request.formData().catch(refuse));
	// Counted before parsing: Node needs five seconds for a megabyte of empty fields, and can answer no other request in
	// that time.
	const text = await request.text().catch(refuse);
	if (text.split("&", MAX_FIELDS + 1).length > MAX_FIELDS) refuse();
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
	return withoutNul(form);
}

/** Nobody types NUL, and PostgreSQL takes no text that contains it; U+FFFD stands in its place. */
export function withoutNul(form: FormData): FormData {
	for (const name of new Set(form.keys())) {
		const values = form.getAll(name);
		if (!name.includes("\0") && !values.some((value) => typeof value === "string" && value.includes("\0"))) continue;
		form.delete(name);
		for (const value of values)
			if (typeof value === "string") form.append(name.replaceAll("\0", "\ufffd"), value.replaceAll("\0", "\ufffd"));
	}
	return form;
}

/**
 * Validates a form. Empty fields count as missing, the first value of a repeated field counts, and files are ignored.
 * Line breaks become those of the database.
 */
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
	const errors: Record<string, string> = {};
	for (const issue of result.issues) {
		const field = String(issue.path?.[0]?.key ?? "form");
		errors[field] ??= issue.message;
	}
	return { ok: false, errors, typed };
}
