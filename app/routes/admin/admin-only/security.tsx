import { data } from "react-router";
import { LocalLink } from "../../../i18n/link.tsx";
import { usePaginationTexts, useTexts } from "../../../i18n/texts.tsx";
import { retentionDays } from "../../../office/retention-days.server.ts";
import { requestContext } from "../../../request/request-context.server.ts";
import { securityPage } from "../../../security/security-entries.server.ts";
import { SecurityExport, SecurityFilter } from "../../../security/security-filter.tsx";
import { SecurityList } from "../../../security/security-list.tsx";
import { readSecurityView, securityFields } from "../../../security/security-view.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { pageNumber } from "../../../ui/page-number.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import type { Route } from "./+types/security";

export async function loader({ url, context }: Route.LoaderArgs) {
	const view = readSecurityView(url.searchParams);
	try {
		const [log, days] = await Promise.all([
			securityPage(view, pageNumber(url.searchParams)),
			retentionDays("security_log_days"),
		]);
		return data({ view, log, days });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the security log could not be read");
		return data({ view, log: null, days: null }, { status: 503 });
	}
}

/** The security log: sign-ins, failed sign-ins, and changes to accounts. */
export default function Security({ loaderData: { view, log, days } }: Route.ComponentProps) {
	const t = useTexts("security");
	const words = usePaginationTexts(log?.page ?? 1, log?.pages ?? 1);
	const address = (page: number) => `?${new URLSearchParams({ ...securityFields(view), page: String(page) })}`;
	return (
		<div className="page-width pt-8 pb-16">
			<PageMeta title={t("title")} noIndex />
			<h1 className="mt-2 text-3xl sm:text-4xl">{t("title")}</h1>
			<p className="mt-2 max-w-[65ch] text-muted">
				{t("intro")} {log && <span>{days === null ? t("keptForEver") : t("kept", { days })}</span>}{" "}
				<LocalLink to="/admin/einstellungen" className="underline underline-offset-4">
					{t("change")}
				</LocalLink>
			</p>
			{!log && (
				<div className="mt-6">
					<LoadFailure title={t("loadFailedTitle")} text={t("loadFailedText", { code: 503 })} />
				</div>
			)}
			{log && (
				<>
					<SecurityFilter {...view} />
					<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
						<p role="status" className="text-muted">
							{log.count === 1 ? t("countOne") : t("count", { count: log.count })}
						</p>
						{log.count > 0 && <SecurityExport {...view} />}
					</div>
					{log.count === 0 && <p className="mt-4 text-lg">{t("noMatch")}</p>}
					<div className="mt-2 border-t border-line">
						<SecurityList entries={log.entries} />
					</div>
					<Pagination page={log.page} pages={log.pages} address={address} words={words} />
				</>
			)}
		</div>
	);
}
