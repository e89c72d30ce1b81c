import { data, redirect } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { may } from "../../accounts/role.ts";
import { services } from "../../collections.server.ts";
import { kindsFor } from "../../collections.ts";
import { usePageWords, useTexts } from "../../i18n/texts.tsx";
import { requestContext } from "../../request-context.server.ts";
import { type Flash, flashCookie } from "../../site/flash.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { removeForGood } from "../../trash/trash-repository.server.ts";
import { KEPT_DAYS, trashSteps } from "../../trash/trash-rules.ts";
import { collectionNames } from "../../audit-log/audit.ts";
import { trashPage } from "../../trash/trash-page.server.ts";
import { TrashList } from "../../trash/trash-list.tsx";
import { sentForm } from "../../ui/form-reader.ts";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { pageNumber } from "../../ui/page-number.ts";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/trash";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { role } = staffIn(context);
	const page = { mayRemove: may(role, "administration"), confirming: url.searchParams.get("entfernen") };
	try {
		return data({ ...page, trash: await trashPage({ kinds: kindsFor(role), page: pageNumber(url.searchParams) }) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the trash could not be read");
		return data({ ...page, trash: null }, { status: 503 });
	}
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const staff = staffIn(context);
	const form = await sentForm(request);
	const [intent, id = "", kind] = ["intent", "id", "kind"].map((name) => String(form.get(name) ?? ""));
	const knownKind = collectionNames.find((one) => one === kind);
	if (!knownKind || !isStep(intent)) throw data(null, { status: 400 });
	const mayRemove = may(staff.role, "administration");
	if (!kindsFor(staff.role).includes(knownKind) || (intent === "remove" && !mayRemove))
		throw data(null, { status: 403 });
	const step = trashSteps[intent];
	const asDraft = intent === "restore";
	const taken =
		intent === "remove"
			? removeForGood(id, staff).then((name) => (name === null ? null : { name, state: "" }))
			: services[knownKind].restore(id, staff, { asDraft });
	const message = await taken.then(
		(record): Partial<Flash> => {
			if (!record) return { title: "goneTitle", text: "goneText" };
			const text = record.state === "draft" && !asDraft ? "restoredIncomplete" : step.doneText;
			return { kind: "good", title: step.done, text, values: { name: record.name } };
		},
		(error: unknown): Partial<Flash> => {
			context.get(requestContext).log.error({ err: error }, `a record was not ${step.done}`);
			return { title: "failedTitle", text: step.failedText, values: { code: "503" } };
		},
	);
	const page = pageNumber(url.searchParams);
	const cookie = flashCookie({ kind: "bad", namespace: "trash", title: "", ...message });
	return redirect(page > 1 ? `${url.pathname}?page=${page}` : url.pathname, { headers: { "Set-Cookie": cookie } });
}

const isStep = (word: string | undefined): word is keyof typeof trashSteps =>
	word !== undefined && Object.hasOwn(trashSteps, word);

export default function Trash({ loaderData: { trash, mayRemove, confirming } }: Route.ComponentProps) {
	const t = useTexts("trash");
	const words = usePageWords(trash?.page ?? 1, trash?.pages ?? 1);
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-2 max-w-[65ch] text-muted">{t("intro", { days: KEPT_DAYS })}</p>
			{!trash && (
				<div className="mt-6">
					<LoadFailure title={t("loadFailedTitle")} text={t("loadFailedText", { code: 503 })} />
				</div>
			)}
			{trash?.count === 0 && <p className="mt-8 text-lg">{t("empty")}</p>}
			{trash && trash.count > 0 && (
				<>
					<TrashList lines={trash.lines} mayRemove={mayRemove} confirming={confirming} />
					<Pagination page={trash.page} pages={trash.pages} address={(page) => `?page=${page}`} words={words} />
				</>
			)}
		</div>
	);
}
