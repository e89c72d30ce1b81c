import { data } from "react-router";
import { languageOf } from "../i18n/language.ts";
import type { RefusedForm } from "../office/refused-form.ts";
import { sentForm } from "../ui/form-reader.ts";
import { type Refusal, refusalStatus } from "../ui/refusal.ts";

/** Larger forms carry pictures. Reading them for somebody who may not send them would cost too much memory. */
const MOST_BYTES = 8 * 1024 * 1024;
/** Nothing secret is written back into a page. */
const secret = /password|passkey|code|token/i;

/** Whether a browser sent this request to show the answer as a page. Scripts, who keep their own words, do not. */
export function asksForPage(request: Request): boolean {
	return request.headers.get("Accept")?.includes("text/html") === true;
}

/** The answer to a form that is refused whatever it says. Where a page is asked for, it returns what was typed. */
export async function refusedForm(sent: { request: Request; url: URL }, refusal: Refusal) {
	const { request } = sent;
	const form = asksForPage(request) ? await formIn(request) : new FormData();
	const fields = [...(form ?? [])];
	const typed = fields.filter((field): field is [string, string] => typeof field[1] === "string");
	return data<RefusedForm>(
		{
			refusal,
			typed: form && typed.filter(([name]) => !secret.test(name)),
			language: languageOf(sent),
			hadFiles: fields.some(([, value]) => typeof value !== "string" && value.size > 0),
		},
		{ status: refusalStatus(refusal) },
	);
}

async function formIn(request: Request): Promise<FormData | null> {
	if (Number(request.headers.get("Content-Length") ?? Infinity) > MOST_BYTES) return null;
	return sentForm(request).catch(() => null);
}
