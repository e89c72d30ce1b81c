import { data } from "react-router";
import { staffIn } from "../../../accounts/guard.server.ts";
import { may } from "../../../accounts/role.ts";
import { firstPage, readRequestView } from "../../../contact/request-list.ts";
import { requestPage } from "../../../contact/request-list.server.ts";
import { ListFailure, RefusedSearch, RequestResults } from "../../../contact/request-results.tsx";
import { RequestTabBar } from "../../../contact/request-tab-bar.tsx";
import { RequestSearch } from "../../../contact/request-search.tsx";
import { LocalLink } from "../../../i18n/link.tsx";
import { useTexts } from "../../../i18n/texts.tsx";
import { requestContext } from "../../../request-context.server.ts";
import { PageMeta } from "../../../site/page-meta.tsx";
import { buttonLook } from "../../../ui/button.tsx";
import type { Route } from "./+types/contact-requests";
import { BackLink } from "../../../ui/back-link.tsx";

export async function loader({ url, context }: Route.LoaderArgs) {
	const view = readRequestView(url.searchParams);
	const { id, role } = staffIn(context);
	const isAdmin = may(role, "administration");
	if (!view) return data({ view: null, result: null, isAdmin, code: 400 }, { status: 400 });
	try {
		return data({ view, result: await requestPage(view, id), isAdmin, code: 200 });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the contact requests could not be read");
		return data({ view, result: null, isAdmin, code: 503 }, { status: 503 });
	}
}

export default function ContactRequests({ loaderData: { view, result, isAdmin, code } }: Route.ComponentProps) {
	const t = useTexts("kontaktanfragen");
	const shown = view ?? firstPage;
	return (
		<div className="page-width pt-8">
			<PageMeta title={`${t("title")}: ${t(`tab.${shown.tab}`)}`} noIndex />
			<BackLink to="/admin/dashboard">{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl">{t("title")}</h1>
			<RequestTabBar view={shown} counts={result && result.counts} />
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<RequestSearch view={shown} />
				{isAdmin && (
					<LocalLink to="/admin/einstellungen" className={buttonLook({ kind: "secondary", size: "small" })}>
						{t("toSettings")}
					</LocalLink>
				)}
			</div>
			{!view ? (
				<RefusedSearch />
			) : result ? (
				<RequestResults view={view} result={result} mayExport={isAdmin} />
			) : (
				<ListFailure view={view} code={code} />
			)}
		</div>
	);
}
