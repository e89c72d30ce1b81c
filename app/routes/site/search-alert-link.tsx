import { data } from "react-router";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { publicFilters, searchInWords } from "../../machines/search/searched-machines.server.ts";
import { type AlertDone, AlertList } from "../../alerts/alert-list.tsx";
import { alertsOf, confirmAlert, endAlerts } from "../../alerts/own-alerts.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { LinkButton } from "../../foundation/i18n/link.tsx";
import { sentForm } from "../../foundation/request/sent-form.server.ts";
import type { Route } from "./+types/search-alert-link";

/** Reading this page changes nothing, because mail scanners open every link; only its buttons do. */
export async function loader({ request, url }: Route.LoaderArgs) {
	const language = languageOf({ url, request });
	const texts = pageTexts(language, "searchAlert");
	const own = await alertsOf(url.searchParams.get("link"));
	if (!own) return data({ texts, email: null, alerts: [] }, { status: 410 });
	const open = await publicFilters();
	const alerts = own.alerts.map(({ query, ...alert }) => ({ ...alert, ...searchInWords(query, language, open) }));
	return data({ texts, email: own.email, alerts });
}

/** Also takes the POST with which mail programs end all alerts (RFC 8058), without cookies: the link authorises it. */
export async function action({ request, url }: Route.ActionArgs) {
	const form = await sentForm(request);
	const link = url.searchParams.get("link");
	const id = String(form.get("id") ?? "");
	const intent = form.get("List-Unsubscribe") === "One-Click" ? "endAll" : form.get("intent");
	const answer = (done: AlertDone) =>
		data({ done }, { status: { missing: 410, full: 409, confirmed: 200, ended: 200 }[done] });
	const end = async (which: string) => answer((await endAlerts(link, which)) ? "ended" : "missing");
	if (intent === "confirm") return answer(await confirmAlert(link, id));
	if (intent === "end") return end(id);
	if (intent === "endAll") return end("all");
	throw data(null, { status: 400 });
}

export default pageOfTexts(function AlertsPage({ loaderData: { email, alerts }, actionData }: Route.ComponentProps) {
	const t = useTexts("searchAlert");
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={t("manageTitle")} path="/suchauftrag" noIndex />
			<h1 className="text-4xl sm:text-5xl">{t(email === null ? "overTitle" : "manageTitle")}</h1>
			<p className="mt-3 mb-8 max-w-[62ch] text-lg wrap-anywhere text-muted">
				{email === null ? t("overText") : t("manageIntro", { email })}
			</p>
			{email !== null && <AlertList alerts={alerts} done={actionData?.done ?? null} />}
			<LinkButton to="/angebot/kaufen" kind="secondary" className="mt-8">
				{t("newSearch")}
			</LinkButton>
		</div>
	);
});
