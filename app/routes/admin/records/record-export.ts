import { staffIn } from "../../../accounts/guard.server.ts";
import { fieldLabels } from "../../../content/field-labels.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { textsIn } from "../../../foundation/i18n/texts.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { colleagues } from "../../../office/frame/people.server.ts";
import { csvResponse } from "../../../office/list/csv-file.server.ts";
import { readTableQuery } from "../../../office/list/table-query.ts";
import { readChoice } from "../../../office/list/choice.ts";
import { exportRecords } from "../../../content/list/record-export.server.ts";
import { recordDefinition } from "../../../content/list/record-list.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/record-export";

/** An export is recorded in the audit log, so it needs a POST, never a link. */
export const loader = refuseReading;

export async function action({ request, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const record = collections[kind];
	const back = (text: string) =>
		redirectWithFlash(record.office.list + url.search, { kind: "bad", namespace: "bulk", title: "failedTitle", text });
	const query = readTableQuery(url.searchParams, recordDefinition(record));
	const choice = readChoice(await sentForm(request));
	const language = languageOf({ url, request });
	if (!choice.all && choice.chosen.length === 0) return back("none");
	try {
		const texts = textsIn(language);
		const words = fieldLabels(record, language, texts, await colleagues());
		const name = record.office.list.split("/").at(-1)!;
		const read = { words, texts, language };
		return csvResponse(name, await exportRecords(services[kind], query, choice, read, staffIn(context)));
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "a list could not be exported");
		return back("failed");
	}
}
