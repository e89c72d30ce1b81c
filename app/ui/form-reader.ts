import { data } from "react-router";
import * as v from "valibot";

/** What a form holds when it was not accepted: one message key a field, and the words as they were typed. */
export type Refused = { ok: false; errors: Record<string, string>; typed: Record<string, string> };
export type Read<T> = { ok: true; value: T; typed: Record<string, string> } | Refused;

/** No form of ours has half as many. */
const MOST_FIELDS = 1000;

/** The form that a request brings. A body that is none is the sender's mistake, not a failure of ours: 400. */
export async function sentForm(request: Request): Promise<FormData> {
	const refuse = () => {
		throw data(null, { status: 400 });
	};
	const type = request.headers.get("Content-Type") ?? "";
	if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return request.formData().catch(refuse);
	// Counted before it is taken apart: Node takes five seconds for a megabyte of empty fields, and nobody else is served
	// meanwhile.
	const text = await request.text().catch(refuse);
	if (text.split("&", MOST_FIELDS + 1).length > MOST_FIELDS) refuse();
	const form = new FormData();
	for (const [name, value] of new URLSearchParams(text)) form.append(name, value);
	return form;
}

/**
 * Checks a form. Empty fields count as not there; of a repeated field the first counts; files are left out. Line breaks
 * are those of the database.
 */
export function readForm<S extends v.GenericSchema & { entries: Record<string, unknown> }>(
	schema: S,
	form: FormData,
): Read<v.InferOutput<S>> {
	const typed: Record<string, string> = {};
	for (const [name, value] of form)
		if (typeof value === "string" && !Object.hasOwn(typed, name)) typed[name] = value.replace(/\r\n?/g, "\n");
	const given = Object.fromEntries(Object.keys(schema.entries).map((name) => [name, typed[name] || undefined]));
	const read = v.safeParse(schema, given);
	if (read.success) return { ok: true, value: read.output, typed };
	const errors: Record<string, string> = {};
	for (const issue of read.issues) {
		const field = String(issue.path?.[0]?.key ?? "form");
		errors[field] ??= issue.message;
	}
	return { ok: false, errors, typed };
}
