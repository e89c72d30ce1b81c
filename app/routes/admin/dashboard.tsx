import { mdiPlus } from "@mdi/js";
import { data, Form } from "react-router";
import { staffIn } from "../../accounts/guard.server.ts";
import { LocalLink } from "../../i18n/link.tsx";
import { usePageWords, useTexts } from "../../i18n/texts.tsx";
import { offerTable } from "../../offers/offer-table.server.ts";
import { OfferTable } from "../../offers/offer-table.tsx";
import { FailedPost } from "../../outbox/failed-post.tsx";
import { failedPosts } from "../../outbox/post-list.server.ts";
import { requestContext } from "../../request-context.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { Button, buttonLook } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import type { Route } from "./+types/dashboard";

const SEARCH_LENGTH = 200;

export async function loader({ url, context }: Route.LoaderArgs) {
	const q = (url.searchParams.get("q") ?? "").replaceAll("\0", "").slice(0, SEARCH_LENGTH).trim();
	const asked = Number(url.searchParams.get("page"));
	const page = Number.isInteger(asked) && asked > 0 && asked < 100_000 ? asked : 1;
	const { email, role } = staffIn(context);
	try {
		return data({ email, q, table: await offerTable({ q, page }), failed: role === "admin" ? await failedPosts() : null });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the offers could not be read");
		return data({ email, q, table: null, failed: null }, { status: 503 });
	}
}

export default function Dashboard({ loaderData: { email, q, table, failed } }: Route.ComponentProps) {
	const t = useTexts("adminDashboard");
	const logout = useTexts("logout");
	const outbox = useTexts("outbox");
	const words = usePageWords(table?.page ?? 1, table?.pages ?? 1);
	const address = (page: number) => `?${new URLSearchParams({ ...(q && { q }), page: String(page) })}`;
	return (
		<div className="page-width pt-10">
			<PageMeta title={t("title")} noIndex />
			<div className="flex flex-wrap items-center gap-4">
				<div className="mr-auto">
					<h1 className="text-4xl">{t("title")}</h1>
					<p className="mt-1 text-muted">{t("signedInAs", { email })}</p>
				</div>
				{failed !== null && (
					<LocalLink to="/admin/postausgang" className={buttonLook({ kind: "secondary" })}>
						{outbox("title")}
					</LocalLink>
				)}
				<Form method="post" action="/admin/logout" reloadDocument>
					<Button type="submit" kind="secondary">
						{logout("button")}
					</Button>
				</Form>
			</div>
			{failed !== null && <FailedPost count={failed} />}
			{table && (
				<dl className="mt-8 grid gap-4 sm:grid-cols-3">
					<div className="rounded-md border border-line border-t-4 border-t-amber bg-surface p-5">
						<dt className="label-caps">{t("offersCount")}</dt>
						<dd className="mt-1 font-display text-4xl font-[820]">{table.total}</dd>
					</div>
				</dl>
			)}
			<details open className="group mt-8 rounded-md border border-line bg-surface">
				<summary className="flex cursor-pointer items-center px-5 py-4">
					<h2 className="text-2xl">{t("offers")}</h2>
				</summary>
				<div className="border-t border-line p-5">
					<div className="flex flex-wrap items-end justify-between gap-4">
						<Form method="get" role="search" className="flex flex-wrap items-end gap-2">
							<label className="grid gap-1">
								<span className="text-sm text-muted">{t("search")}</span>
								<input type="search" name="q" key={q} defaultValue={q} maxLength={SEARCH_LENGTH} className="min-h-11 rounded-sm border border-strong-line bg-ground px-3" />
							</label>
							<Button type="submit" kind="secondary">
								{t("searchButton")}
							</Button>
							{q && (
								<LocalLink to="/admin/dashboard" className={buttonLook({ kind: "quiet" })}>
									{t("showAll")}
								</LocalLink>
							)}
						</Form>
						<LocalLink to="/admin/angebot-hinzufuegen" className={buttonLook()}>
							<Icon path={mdiPlus} size={18} /> {t("add")}
						</LocalLink>
					</div>
					{table === null ? (
						<div className="mt-5">
							<Notice kind="bad" title={t("errorTitle")}>
								<p>{t("errorText", { code: 503 })}</p>
							</Notice>
						</div>
					) : (
						<>
							{q && (
								<p role="status" className="mt-4 text-muted">
									{t("found", { count: table.count })}
								</p>
							)}
							{table.count === 0 && <p className="mt-6 text-lg">{q ? t("noMatch", { text: q }) : t("empty")}</p>}
							{table.count > 0 && <OfferTable lines={table.lines} />}
							<Pagination page={table.page} pages={table.pages} address={address} words={words} />
						</>
					)}
				</div>
			</details>
		</div>
	);
}
