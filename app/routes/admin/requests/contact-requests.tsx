import { data } from "react-router";
import { listAddress, readRequestView } from "../../../contact/request-list.ts";
import { requestPage } from "../../../contact/request-list.server.ts";
import { ListFailure, RefusedSearch, RequestResults } from "../../../contact/request-results.tsx";
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
	if (!view) return data({ view: null, result: null, code: 400 }, { status: 400 });
	try {
		return data({ view, result: await requestPage(view), code: 200 });
	} catch (error) {
		context.get(requestContext).log.error({ err: error }, "the contact requests could not be read");
		return data({ view, result: null, code: 503 }, { status: 503 });
	}
}

export default function ContactRequests({ loaderData: { view, result, code } }: Route.ComponentProps) {
	const t = useTexts("kontaktanfragen");
	const hidden = view?.hidden ?? false;
	const title = hidden ? t("titleHidden") : t("title");
	return (
		<div className="page-width pt-8">
			<PageMeta title={title} noIndex />
			<BackLink to="/admin/dashboard">{t("back")}</BackLink>
			<h1 className="mt-2 text-4xl">{title}</h1>
			<div className="mt-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
				<RequestSearch view={view ?? { q: "", hidden, page: 1 }} />
				<div className="flex flex-wrap gap-2">
					<LocalLink to={listAddress({ hidden: !hidden })} className={buttonLook({ kind: "secondary", size: "small" })}>
						{hidden ? t("toShown") : t("toHidden")}
					</LocalLink>
					<LocalLink to="/admin/einstellungen" className={buttonLook({ kind: "secondary", size: "small" })}>
						{t("toSettings")}
					</LocalLink>
				</div>
			</div>
			{!view ? (
				<RefusedSearch />
			) : result ? (
				<RequestResults view={view} result={result} />
			) : (
				<ListFailure view={view} code={code} />
			)}
		</div>
	);
}
