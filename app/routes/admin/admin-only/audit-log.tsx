import { Form, Link, useLocation, useNavigation, useSubmit } from "react-router";
import { undoerOf } from "../../../back-office/collections/lists.server.ts";
import { languageOf } from "../../../foundation/i18n/language.ts";
import { usePaginationTexts, useTexts } from "../../../foundation/i18n/texts.tsx";
import { type AuditKind, auditKinds } from "../../../log/audit.ts";
import { auditPage } from "../../../log/audit-entries.server.ts";
import { AuditList } from "../../../log/audit-list.tsx";
import { useKindNames } from "../../../log/use-record-labels.ts";
import { staffIn } from "../../../accounts/guard.server.ts";
import { undoableChanges } from "../../../office/list/undo.server.ts";
import { UndoableChanges } from "../../../office/list/undoable-changes.tsx";
import { pageNumber } from "../../../foundation/ui/page-number.ts";
import { Pagination } from "../../../foundation/ui/pagination.tsx";
import type { Route } from "./+types/audit-log";
import { buttonLook } from "../../../foundation/ui/button.tsx";
import { Options, SelectField } from "../../../foundation/ui/form/field.tsx";
import { useNameOf } from "../../../office/frame/people.tsx";
import { OfficePage } from "../../../office/frame/office-page.tsx";

export async function loader({ request, url, context }: Route.LoaderArgs) {
	const staff = staffIn(context);
	const language = languageOf({ url, request });
	const kind = auditKinds.find((one) => one === url.searchParams.get("art")) ?? null;
	const by = url.searchParams.get("von")?.slice(0, 320) || null;
	const [audit, undoable] = await Promise.all([
		auditPage({ kind, by }, pageNumber(url.searchParams)),
		undoableChanges(staff, (list) => undoerOf(list, staff, language)),
	]);
	return { kind, by, audit, undoable };
}

export default function AuditLog({ loaderData: { kind, by, audit, undoable } }: Route.ComponentProps) {
	const t = useTexts("auditLog");
	const kindName = useKindNames();
	const nameOf = useNameOf();
	const submit = useSubmit();
	const { search } = { ...useLocation(), ...useNavigation().location };
	// As chosen, not as answered: drawn anew, a field would lose the focus at the first arrow key.
	const chosen = (name: string) => ({
		name,
		value: new URLSearchParams(search).get(name) ?? "",
		onChange: ({ target }: { target: HTMLSelectElement }) => void submit(target.form, { preventScrollReset: true }),
	});
	const words = usePaginationTexts(audit.page, audit.pages);
	const address = (page: number) =>
		`?${new URLSearchParams({ ...(kind && { art: kind }), ...(by && { von: by }), page: String(page) })}`;
	// The requested user is always a choice, even without an entry.
	const people = by && !audit.people.includes(by) ? [by, ...audit.people] : audit.people;
	return (
		<OfficePage title={t("title")} intro={t("intro")}>
			<UndoableChanges changes={undoable} listName={(list) => kindName(list as AuditKind)} />
			<Form method="get" className="mt-6 grid grid-cols-2 items-end gap-4 sm:flex sm:flex-wrap">
				<SelectField label={t("filterKind")} {...chosen("art")}>
					<option value="">{t("allKinds")}</option>
					<Options of={auditKinds} label={kindName} />
				</SelectField>
				<SelectField label={t("filterBy")} {...chosen("von")}>
					<option value="">{t("everybody")}</option>
					<Options of={people} label={nameOf} />
				</SelectField>
				{(kind || by) && (
					<Link to="/admin/verlauf" className={buttonLook({ kind: "quiet" })}>
						{t("showAll")}
					</Link>
				)}
			</Form>
			<p role="status" className="mt-4 text-muted">
				{audit.count > 0 ? t("count", { count: audit.count }) : t(kind || by ? "noMatch" : "empty")}
			</p>
			<AuditList entries={audit.entries} />
			<Pagination page={audit.page} pages={audit.pages} address={address} words={words} />
		</OfficePage>
	);
}
