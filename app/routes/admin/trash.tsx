import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { may } from "../../accounts/role.ts";
import { services } from "../../collections.server.ts";
import { kindsFor } from "../../collections.ts";
import { changedBy } from "../../colleagues.server.ts";
import { languageOf } from "../../i18n/language.ts";
import { useTexts } from "../../i18n/texts.tsx";
import { Listing } from "../../office/listing.tsx";
import { PageSizes } from "../../office/page-sizes.tsx";
import { pageSizes, readTableQuery } from "../../office/table-query.ts";
import { ChoiceContext, useChoice } from "../../office/use-choice.ts";
import { requestContext } from "../../request-context.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { removeForGood } from "../../trash/trash-repository.server.ts";
import type { TrashAnswer } from "../../trash/trash-answer.ts";
import { EmptyTrash, TrashList } from "../../trash/trash-list.tsx";
import { TrashBar, TrashTools } from "../../trash/trash-tools.tsx";
import { trashLine, trashPage } from "../../trash/trash-page.server.ts";
import { answerTrash } from "../../trash/trash-request.server.ts";
import {
	doneMessage,
	isTrashStep,
	KEPT_DAYS,
	trashPlace,
	type TrashStep,
	trashSteps,
} from "../../trash/trash-rules.ts";
import { sentForm } from "../../ui/form-reader.ts";
import { type CollectionName, collectionNames } from "../../audit-log/audit.ts";
import type { Route } from "./+types/trash";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { role } = staffIn(context);
	const kinds = kindsFor(role);
	const query = readTableQuery(url.searchParams, trashPlace(kinds));
	const confirming = url.searchParams.get("entfernen");
	const page = { kinds, query, mayRemove: may(role, "administration"), confirming };
	try {
		return data({ ...page, table: await trashPage(kinds, query) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the trash could not be read");
		return data({ ...page, table: null }, { status: 503 });
	}
}

/** Restores or removes one record, named by its own form, or those that are chosen in the list. */
export async function action({ request, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const { log } = context.get(requestContext);
	const form = await sentForm(request);
	const kinds = kindsFor(staff.role);
	const mayRemove = may(staff.role, "administration");
	const take = (step: TrashStep, kind: CollectionName, id: string) =>
		step === "remove"
			? removeForGood(id, staff).then((name) => (name === null ? null : { name, state: "" }))
			: services[kind].restore(id, staff, { asDraft: step === "restore" });
	const toList = (message: Partial<Flash>) => {
		url.searchParams.delete("entfernen");
		const cookie = flashCookie({ kind: "bad", namespace: "trash", title: "", ...message });
		return redirect(url.pathname + url.search, { headers: { "Set-Cookie": cookie } });
	};
	if (form.has("action")) {
		const query = readTableQuery(url.searchParams, trashPlace(kinds));
		const onError = (error: unknown) => log.error({ err: error }, "a record in the trash could not be taken");
		try {
			const answer = await answerTrash(form, { kinds, query, mayRemove, take, onError });
			if (answer === null || answer === "forbidden") throw data(null, { status: answer ? 403 : 400 });
			if (answer.state === "done") return toList(doneMessage(answer));
			return data(answer, { status: answer.state === "ask" ? 200 : 409 });
		} catch (error) {
			if (!(error instanceof Error)) throw error;
			onError(error);
			return data<TrashAnswer>({ state: "failed" }, { status: 503 });
		}
	}
	const [intent, id = "", kind] = ["intent", "id", "kind"].map((name) => String(form.get(name) ?? ""));
	const known = collectionNames.find((one) => one === kind);
	if (!known || !isTrashStep(intent)) throw data(null, { status: 400 });
	if (!kinds.includes(known) || (intent === "remove" && !mayRemove)) throw data(null, { status: 403 });
	const step = trashSteps[intent];
	const deletedAt = form.get("deletedAt");
	return takeAsShown().then(
		(record) => {
			if (record && "title" in record) return toList(record);
			if (!record) return toList({ title: "goneTitle", text: "goneText" });
			const text = record.state === "draft" && intent === "restoreOnline" ? "restoredIncomplete" : step.doneText;
			return toList({ kind: "good", title: step.done, text, values: { name: record.name } });
		},
		(error: unknown) => {
			log.error({ err: error }, `a record was not ${step.done}`);
			return toList({ title: "failedTitle", text: step.failedText, values: { code: "503" } });
		},
	);

	/** What came back meanwhile, was changed and deleted anew is another record than the page showed. */
	async function takeAsShown() {
		const line = deletedAt === null ? null : await trashLine(id, kinds);
		if (!line || line.deletedAt === deletedAt) return take(intent as TrashStep, known!, id);
		return changedBy({ by: line.deletedBy, at: line.deletedAt }, line.name, staff, languageOf({ url, request }));
	}
}

/** The trash: what was deleted, to be restored or removed for good. */
export default function Trash({
	loaderData: { kinds, query, table, mayRemove, confirming },
	actionData,
}: Route.ComponentProps) {
	const t = useTexts("trash");
	const place = trashPlace(kinds);
	const answer = actionData ?? null;
	const lines = table?.lines ?? [];
	const left = answer?.state === "partly" ? answer.failed.map(({ id }) => id) : [];
	const choice = useChoice(
		lines.map(({ id }) => id),
		table?.count ?? 0,
		left,
	);
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<h1 className="text-4xl">{t("title")}</h1>
				{mayRemove && table && <EmptyTrash count={table.total} />}
			</div>
			<p className="mt-2 mb-5 max-w-[65ch] text-muted">{t("intro", { days: KEPT_DAYS })}</p>
			<ChoiceContext value={choice}>
				<Listing
					place={place}
					q={query.q}
					table={table}
					words={{
						search: t("search"),
						empty: t("empty"),
						noMatch: t("noMatch", { text: query.q }),
						failed: t("loadFailedText", { code: 503 }),
					}}
					isFiltered={query.filters !== undefined}
					tools={<TrashTools {...{ place, query, answer }} count={table?.count ?? 0} />}
				>
					{(shown) => (
						<TrashList lines={shown} place={place} sort={query.sort} mayRemove={mayRemove} confirming={confirming} />
					)}
				</Listing>
			</ChoiceContext>
			{table && table.count > 0 && <TrashBar {...{ choice, mayRemove }} count={table.count} />}
			{table && <PageSizes sizes={pageSizes} size={query.size ?? pageSizes[0]} count={table.count} />}
		</div>
	);
}
