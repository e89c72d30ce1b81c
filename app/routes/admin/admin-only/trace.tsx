import { data } from "react-router";
import { usePageWords, useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { traceKinds } from "../../../trace/trace.ts";
import { tracePage } from "../../../trace/trace-entries.server.ts";
import { TraceFilter } from "../../../trace/trace-filter.tsx";
import { TraceList } from "../../../trace/trace-list.tsx";
import { BackLink } from "../../../ui/back-link.tsx";
import { LoadFailure } from "../../../ui/load-failure.tsx";
import { pageNumber } from "../../../ui/page-number.ts";
import { Pagination } from "../../../ui/pagination.tsx";
import type { Route } from "./+types/trace";

export async function loader({ url, context }: Route.LoaderArgs) {
	const kind = traceKinds.find((one) => one === url.searchParams.get("art")) ?? null;
	const by = url.searchParams.get("von")?.replaceAll("\0", "").slice(0, 320) || null;
	try {
		return data({ kind, by, trace: await tracePage({ kind, by, page: pageNumber(url.searchParams) }) });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the trace could not be read");
		return data({ kind, by, trace: null }, { status: 503 });
	}
}

/** Who did what, and when. */
export default function Trace({ loaderData: { kind, by, trace } }: Route.ComponentProps) {
	const t = useTexts("trace");
	const words = usePageWords(trace?.page ?? 1, trace?.pages ?? 1);
	const address = (page: number) => `?${new URLSearchParams({ ...(kind && { art: kind }), ...(by && { von: by }), page: String(page) })}`;
	return (
		<div className="page-width pt-8">
			<PageMeta title={t("title")} noIndex />
			<BackLink to="/admin/dashboard">{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<p className="mt-2 max-w-[65ch] text-muted">{t("intro")}</p>
			{!trace && (
				<div className="mt-6">
					<LoadFailure title={t("loadFailedTitle")} text={t("loadFailedText", { code: 503 })} />
				</div>
			)}
			{trace && (
				<>
					<TraceFilter kind={kind} by={by} people={trace.people} />
					<p role="status" className="mt-4 text-muted">
						{trace.count === 1 ? t("countOne") : t("count", { count: trace.count })}
					</p>
					{trace.count === 0 && <p className="mt-4 text-lg">{t(kind || by ? "noMatch" : "empty")}</p>}
					<div className="mt-2 border-t border-line">
						<TraceList entries={trace.entries} />
					</div>
					<Pagination page={trace.page} pages={trace.pages} address={address} words={words} />
				</>
			)}
		</div>
	);
}
