import { staffIn } from "../../../accounts/guard.server.ts";
import { fieldLabels } from "../../../content/field-labels.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { textsIn } from "../../../foundation/i18n/texts.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { colleagues } from "../../../office/frame/people.server.ts";
import { csvResponse } from "../../../office/list/csv-file.server.ts";
import { readTableQuery } from "../../../office/list/table-query.ts";
import { targetsOf } from "../../../content/list/record-bulk.server.ts";
import { readChoice } from "../../../office/list/choice.ts";
import { exportRecords } from "../../../content/list/record-export.server.ts";
import { recordDefinition } from "../../../content/list/record-list.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { redirectWithFlash } from "../../../site/flash.server.ts";
import { refuseReading, sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/record-export";

/** Far more than a dealer has. */
const MOST_EXPORTED = 100_000;

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
	try {
		const found = await targetsOf(services[kind], choice, query, MOST_EXPORTED);
		if (!found) return back("tooMany");
		if (found.targets.length === 0) return back("none");
		const texts = textsIn(language);
		const words = fieldLabels(record, language, texts, await colleagues());
		const ids = found.targets.map(({ id }) => id);
		const name = record.office.list.split("/").at(-1)!;
		return csvResponse(name, await exportRecords(record, ids, { words, texts, language }, staffIn(context)));
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		context.get(requestContext).log.error({ err: error }, "a list could not be exported");
		return back("failed");
	}
}
