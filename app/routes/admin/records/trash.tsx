import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { services } from "../../../back-office/collections/collections.server.ts";
import { kindsFor } from "../../../back-office/collections/collections.ts";
import { useTexts } from "../../../foundation/i18n/texts.tsx";
import { answerList } from "../../../back-office/collections/list-changes.server.ts";
import { ListPage } from "../../../office/list/list-page.tsx";
import { layoutOf } from "../../../office/list/list-layout.server.ts";
import { readTableQuery } from "../../../office/list/table-query.ts";
import { requestContext } from "../../../foundation/request/request-context.server.ts";
import { EmptyTrash, TrashAsk, TrashList, useTrashListWords } from "../../../content/trash/trash-list.tsx";
import { trashChanges, trashPage } from "../../../content/trash/trash-page.server.ts";
import { removeForGood } from "../../../content/trash/trash-repository.server.ts";
import { KEPT_DAYS, TRASH, trashActions, trashDefinition, trashDone } from "../../../content/trash/trash-rules.ts";
import { sentForm } from "../../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/trash";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const kinds = kindsFor(staff.role);
	const definition = trashDefinition(kinds);
	const asked = readTableQuery(url.searchParams, definition);
	const page = { kinds, mayRemove: may(staff.role, "administration") };
	try {
		const query = { ...asked, ...(await layoutOf(definition, staff)) };
		return data({ ...page, query, table: await trashPage(kinds, query) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the trash could not be read");
		return data({ ...page, query: asked, table: null }, { status: 503 });
	}
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const form = await sentForm(request);
	const mayRemove = may(staff.role, "administration");
	const wanted = form.get("action");
	if ((wanted === "remove" || wanted === "empty") && !mayRemove) throw data(null, { status: 403 });
	const kinds = kindsFor(staff.role);
	const query = readTableQuery(url.searchParams, trashDefinition(kinds));
	const became = { drafts: [] as string[], free: [] as string[] };
	const rows = trashChanges(form, {
		kinds,
		query,
		mayRemove,
		became,
		async take(step, { kind, id }) {
			if (step !== "remove") return services[kind].restore(id, staff, { asDraft: step === "restore" });
			const name = await removeForGood({ kind, id }, staff);
			return name === null ? null : { name, state: "" };
		},
	});
	return answerList({ url, context }, form, rows, (done) => trashDone(done, became));
}

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
		<OfficePage
			title={t("title")}
			tools={mayRemove && table && table.total > 0 && <EmptyTrash count={table.total} />}
			intro={t("intro", { days: KEPT_DAYS })}
		>
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
		</OfficePage>
	);
}
