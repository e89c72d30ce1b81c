import { data, redirect, type RouterContextProvider } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { type CollectionName, collectionNames } from "../../../log/audit.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { kindsFor } from "../../../back-office/collections/collections.ts";
import { changedBy } from "../../../back-office/collections/colleagues.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { answerList } from "../../../back-office/collections/list-changes.server.ts";
import { ListPage } from "../../../office/list/list-page.tsx";
import { looksOf } from "../../../office/list/list-looks.server.ts";
import { readTableQuery } from "../../../office/list/table-query.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { type Flash, flashCookie } from "../../../site/flash.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { trashChanges } from "../../../content/trash/trash-changes.server.ts";
import { EmptyTrash, TrashAsk, TrashList } from "../../../content/trash/trash-list.tsx";
import { trashLine, trashPage } from "../../../content/trash/trash-page.server.ts";
import { removeForGood } from "../../../content/trash/trash-repository.server.ts";
import {
	isTrashStep,
	KEPT_DAYS,
	TRASH,
	trashActions,
	trashDefinition,
	trashDone,
	type TrashStep,
	trashSteps,
} from "../../../content/trash/trash-rules.ts";
import { useTrashListWords } from "../../../content/trash/use-trash-texts.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/trash";

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const kinds = kindsFor(staff.role);
	const definition = trashDefinition(kinds);
	const asked = readTableQuery(url.searchParams, definition);
	const page = { kinds, mayRemove: may(staff.role, "administration") };
	try {
		const query = { ...asked, ...(await looksOf(definition, staff)) };
		return data({ ...page, query, table: await trashPage(kinds, query) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the trash could not be read");
		return data({ ...page, query: asked, table: null }, { status: 503 });
	}
}

/** Restores or removes one record, named by its own form, or those that are chosen in the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const form = await sentForm(request);
	const mayRemove = may(staff.role, "administration");
	const wanted = form.get("action") ?? form.get("intent");
	if ((wanted === "remove" || wanted === "empty") && !mayRemove) throw data(null, { status: 403 });
	if (!form.has("action")) return takeOne(form, url, languageOf({ url, request }), context);
	const kinds = kindsFor(staff.role);
	const query = readTableQuery(url.searchParams, trashDefinition(kinds));
	const drafts: string[] = [];
	const rows = trashChanges(form, { kinds, query, mayRemove, drafts, take: taking(staff) });
	return answerList({ url, context }, form, rows, (done) => ({ namespace: "trash", ...trashDone(done, drafts) }));
}

type Staff = ReturnType<typeof staffIn>;

function taking(staff: Staff) {
	return async (step: TrashStep, { kind, id }: { kind: CollectionName; id: string }) => {
		if (step !== "remove") return services[kind].restore(id, staff, { asDraft: step === "restore" });
		const name = await removeForGood({ kind, id }, staff);
		return name === null ? null : { name, state: "" };
	};
}

/** Takes a step with the record that the form names, unless it is another one than the page showed. */
async function takeOne(
	form: FormData,
	url: URL,
	language: ReturnType<typeof languageOf>,
	context: Readonly<RouterContextProvider>,
) {
	const staff = staffIn(context);
	const kinds = kindsFor(staff.role);
	const [intent, id = "", word] = ["intent", "id", "kind"].map((name) => String(form.get(name) ?? ""));
	const kind = collectionNames.find((one) => one === word);
	if (!kind || !isTrashStep(intent)) throw data(null, { status: 400 });
	if (!kinds.includes(kind)) throw data(null, { status: 403 });
	const step = trashSteps[intent];
	const toList = (message: Partial<Flash>) => {
		const cookie = flashCookie({ kind: "bad", namespace: "trash", title: "", ...message });
		return redirect(url.pathname + url.search, { headers: { "Set-Cookie": cookie } });
	};
	try {
		const deletedAt = form.get("deletedAt");
		const line = deletedAt === null ? null : await trashLine(id, kinds);
		// A record that was restored, changed and deleted again is not the one that the page showed.
		if (line && line.deletedAt !== deletedAt)
			return toList(changedBy({ by: line.deletedBy, at: line.deletedAt }, line.name, staff, language));
		const record = await taking(staff)(intent, { kind, id });
		if (!record) return toList({ title: "goneTitle", text: "goneText" });
		const text = record.state === "draft" && intent === "restoreOnline" ? "restoredIncomplete" : step.doneText;
		return toList({ kind: "good", title: step.done, text, values: { name: record.name } });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, `a record was not ${step.done}`);
		return toList({ title: "failedTitle", text: step.failedText, values: { code: "503" } });
	}
}

/** The trash: what was deleted, to be restored or removed for good. */
export default function Trash({ loaderData: { kinds, query, table, mayRemove }, actionData }: Route.ComponentProps) {
	const t = useTexts("trash");
	const definition = trashDefinition(kinds);
	const texts = {
		search: t("search"),
		empty: t("empty"),
		noMatch: t("noMatch", { text: query.q }),
		failed: t("loadFailedText", { code: 503 }),
	};
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="text-4xl">{t("title")}</h1>
				{mayRemove && table && <EmptyTrash count={table.total} />}
			</div>
			<p className="mt-2 mb-5 max-w-[65ch] text-muted">{t("intro", { days: KEPT_DAYS })}</p>
			<ListPage
				{...{ definition, query, table, texts }}
				words={useTrashListWords()}
				actions={trashActions(mayRemove).filter((one) => one !== "empty")}
				risky="remove"
				answer={actionData}
				ask={(asked) => <TrashAsk asked={asked} />}
				addressOf={(id) => `${TRASH}/${id}`}
				exportAt={null}
			>
				{(lines) => <TrashList {...{ lines, definition, mayRemove }} sort={query.sort} />}
			</ListPage>
		</div>
	);
}
