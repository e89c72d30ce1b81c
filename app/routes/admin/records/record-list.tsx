import { data, useLocation } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { customLists } from "../../../back-office/collections/views.tsx";
import { services } from "../../../back-office/collections/collections.server.ts";
import { collections, kindAt } from "../../../back-office/collections/collections.ts";
import { money } from "../../../foundation/i18n/format.ts";
import { type Language, languageOf } from "../../../foundation/i18n/language.ts";
import { useTextsByKey } from "../../../foundation/i18n/texts.tsx";
import { answerList } from "../../../back-office/collections/list-changes.server.ts";
import { type BulkDone, doneMessage } from "../../../office/list/bulk-answer.ts";
import { readForm } from "../../../foundation/ui/form/form-reader.ts";
import { ListPage } from "../../../office/list/list-page.tsx";
import { layoutOf } from "../../../office/list/list-layout.server.ts";
import { readTableQuery } from "../../../office/list/table-query.ts";
import { BulkAsk } from "../../../content/list/bulk-ask.tsx";
import { bulkActions, changedPrice, fieldsSet, fits, isStep, priceForm } from "../../../content/list/record-bulk.ts";
import { recordChanges } from "../../../content/list/record-bulk.server.ts";
import { recordDefinition } from "../../../content/list/record-list.ts";
import { recordPage } from "../../../content/list/record-list.server.ts";
import { RecordLines, useListTexts } from "../../../content/list/record-section.tsx";
import { useListLabels } from "../../../content/list/use-list-labels.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/record-list";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const kind = kindAt(url.pathname);
	const definition = recordDefinition(collections[kind]);
	const asked = readTableQuery(url.searchParams, definition);
	try {
		const query = { ...asked, ...(await layoutOf(definition, staffIn(context))) };
		const table = await recordPage(services[kind], query, languageOf({ url, request }));
		return data({ kind, query, table });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, `the list of the collection "${kind}" could not be read`);
		return data({ kind, query: asked, table: null }, { status: 503 });
	}
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const kind = kindAt(url.pathname);
	const query = readTableQuery(url.searchParams, recordDefinition(collections[kind]));
	const rows = recordChanges(services[kind], query, staffIn(context));
	const form = await sentForm(request);
	return answerList({ url, context }, form, rows, (done) => recordsDone(done, form, languageOf({ url, request })));
}

function recordsDone(done: BulkDone, form: FormData, language: Language) {
	const message = doneMessage(done);
	if (done.action === "trash") return { ...message, title: "trashedTitle", text: "trashedCount" };
	if (isStep(done.action) && done.count === done.expected)
		return { ...message, namespace: "recordStates", title: `done.${done.action}`, text: `done.${done.action}Text` };
	if (done.action === "set" && done.count === 1 && fieldsSet(collections.offer, form).join() === "available")
		return { ...message, text: form.get("available") === "true" ? "doneAvailable" : "doneUnavailable" };
	const read = readForm(priceForm, form);
	const price = read.ok && done.count === 1 && done.price && changedPrice(done.price.cents, read.value);
	if (done.action !== "price" || typeof price !== "number") return message;
	// Naming the price reveals a slip: "62,9" is not 62.900.
	const values = { ...message.values, price: money(language, price) };
	return { ...message, text: "donePrice", values };
}

export default function RecordList({ loaderData: { kind, query, table }, actionData }: Route.ComponentProps) {
	const record = collections[kind];
	const definition = recordDefinition(record);
	const custom = customLists[kind] ?? {};
	const { search } = useLocation();
	const title = useTextsByKey(record.texts)("list.title");
	return (
		<OfficePage title={title}>
			<ListPage
				{...{ definition, query, table, fits }}
				words={useListLabels(record, custom)}
				texts={useListTexts(record, query.q)}
				addTo={record.office.add}
				actions={bulkActions(record)}
				risky="trash"
				answer={actionData}
				ask={(asked) => <BulkAsk record={record} custom={custom} asked={asked} />}
				addressOf={(id) => record.office.edit + id}
				exportAt={`${definition.address}/export${search}`}
			>
				{(lines) => <RecordLines {...{ record, custom, lines, query, definition }} />}
			</ListPage>
		</OfficePage>
	);
}
