import { useId } from "react";
import { Form, Link, useLocation } from "react-router";
import { useTexts } from "../../i18n/texts.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { HiddenFields } from "../../ui/form/hidden-fields.tsx";
import { inputLook } from "../../ui/form/field.tsx";
import { type ListView, savedQuery, VIEW, viewAddress } from "./list-views.ts";
import type { ListDefinition } from "./list-definition.ts";
import { useKeptLooks } from "./use-kept-looks.ts";

type Props = {
	definition: ListDefinition;
	views: ListView[];
	/** The tab of the list as it is without a view. */
	all?: string;
};

const tabLook =
	"inline-flex min-h-10 items-center rounded-t-sm px-3 font-semibold whitespace-nowrap hover:bg-sunken aria-[current=page]:shadow-[inset_0_-3px_0_var(--amber)]";

/** The saved views of a list as tabs, and what can be done with the open one. */
export function ListViewTabs({ definition, views, all }: Props) {
	const t = useTexts("listViews");
	useKeptLooks(definition);
	const { name: list, address } = definition;
	const search = new URLSearchParams(useLocation().search);
	const query = savedQuery(search, definition);
	const open = views.find(({ id }) => id === search.get(VIEW)) ?? null;
	const isChanged = open !== null && savedQuery(new URLSearchParams(open.query), definition) !== query;
	const at = { list, query };
	// An open tab alone is no more than a click.
	const isOwnList = [...new URLSearchParams(query).keys()].some((name) => name !== definition.tab?.name);
	if (views.length === 0 && !isOwnList) return null;
	return (
		<div className="flex flex-wrap items-end gap-x-4 gap-y-2 border-b border-line">
			{views.length > 0 && (
				<nav aria-label={t("label")} className="flex max-w-full overflow-x-auto">
					<Link
						to={`${address}?${VIEW}=`}
						prefetch="none"
						aria-current={open === null ? "page" : undefined}
						className={tabLook}
					>
						{all ?? t("all")}
					</Link>
					{views.map((view) => (
						<Link
							key={view.id}
							to={viewAddress(address, view)}
							prefetch="none"
							aria-current={view.id === open?.id ? "page" : undefined}
							className={tabLook}
						>
							{view.name}
							{view.id === open?.id && isChanged && (
								<span className="font-normal text-muted">&nbsp;({t("changed")})</span>
							)}
						</Link>
					))}
				</nav>
			)}
			<div className="flex flex-wrap items-center gap-2 pb-1.5">
				{open && isChanged && (
					<>
						<Intent {...at} id={open.id} intent="save">
							{open.shared ? t("saveForAll") : t("save")}
						</Intent>
						<Link
							to={viewAddress(address, open)}
							prefetch="none"
							className={buttonLook({ kind: "quiet", size: "small" })}
						>
							{t("back")}
						</Link>
					</>
				)}
				{(open === null || isChanged) && isOwnList && <Naming label={t("saveAsNew")} {...at} intent="add" />}
				{open?.isOwn && !isChanged && <Naming key={open.id} label={t("manage")} {...at} intent="rename" view={open} />}
			</div>
		</div>
	);
}

type At = { list: string; query: string };

function Intent({ intent, id, list, query, children }: At & { intent: string; id: string; children: string }) {
	return (
		<Form method="post" action="/admin/ansichten" preventScrollReset>
			<HiddenFields fields={{ list, query, id }} />
			<Button type="submit" kind="secondary" size="small" name="intent" value={intent}>
				{children}
			</Button>
		</Form>
	);
}

/** A small form for a view's name, in a drawer. */
function Naming({
	label,
	intent,
	list,
	query,
	view,
}: At & { label: string; intent: "add" | "rename"; view?: ListView }) {
	const t = useTexts("listViews");
	const id = useId();
	return (
		<details className="relative">
			<summary className={buttonLook({ kind: "quiet", size: "small", className: "list-none" })}>{label}</summary>
			<Form
				method="post"
				action="/admin/ansichten"
				preventScrollReset
				className="mt-2 grid gap-3 rounded-md border border-line bg-surface p-4 sm:absolute sm:z-20 sm:w-80 sm:shadow-lg"
			>
				<HiddenFields fields={{ list, query, ...(view && { id: view.id }) }} />
				<label className="grid gap-1.5 text-[0.9375rem] font-semibold" htmlFor={id}>
					{t("name")}
					<input
						id={id}
						name="name"
						required
						maxLength={60}
						defaultValue={view?.name}
						className={`${inputLook} min-h-11`}
					/>
				</label>
				<label className="flex items-start gap-2">
					<input
						type="checkbox"
						name="shared"
						value="true"
						defaultChecked={view?.shared}
						className="mt-px size-5 shrink-0 checked:accent-amber"
					/>
					{t("shared")}
				</label>
				<div className="flex gap-2">
					<Button type="submit" size="small" name="intent" value={intent}>
						{t("save")}
					</Button>
					{view && (
						<Button type="submit" size="small" kind="risky" name="intent" value="delete" formNoValidate>
							{t("delete")}
						</Button>
					)}
				</div>
			</Form>
		</details>
	);
}
