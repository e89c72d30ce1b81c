import { data, Link } from "react-router";
import { languageOf } from "../../foundation/i18n/language.ts";
import { pageTexts, textsIn } from "../../foundation/i18n/texts.server.ts";
import { pageOfTexts, useTexts } from "../../foundation/i18n/texts.tsx";
import { publicFilters, searchInWords, canonicalSearch } from "../../machines/search/searched-machines.server.ts";
import { config } from "../../foundation/config/config.server.ts";
import { requestContext } from "../../foundation/request/request-context.server.ts";
import { alertForm } from "../../alerts/alert-form.ts";
import { SearchInWords } from "../../alerts/alert-list.tsx";
import { requestAlert } from "../../alerts/subscribe.server.ts";
import { PageMeta } from "../../site/page-meta.tsx";
import { buttonLook } from "../../foundation/ui/button.tsx";
import { sentForm } from "../../foundation/request/sent-form.server.ts";
import { readForm } from "../../foundation/ui/form/form-reader.ts";
import { submitOrKeepInput } from "../../foundation/ui/form/submit-or-keep-input.ts";
import type { Route } from "./+types/search-alert";
import { type NotSent, FormSent, VisitorForm } from "../../site/visitor-form.tsx";
import { LocalLink } from "../../foundation/i18n/link.tsx";
import { Checkbox } from "../../foundation/ui/form/field.tsx";
import { MailField } from "../../foundation/ui/form/mail-field.tsx";

/** The address carries the filters of a list. Their values are endless, so the page is not cached. */
export async function loader({ request, url }: Route.LoaderArgs) {
	const language = languageOf({ url, request });
	// Without the database the page shows the search as asked for; it is checked again before it is stored.
	const search = canonicalSearch(url.searchParams, await publicFilters().catch(() => undefined));
	return { texts: pageTexts(language, "searchAlert", "contact"), search: searchInWords(search, language) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
	const { clientAddress, log } = context.get(requestContext);
	const sent = await sentForm(request);
	const form = readForm(alertForm, sent);
	if (!form.ok) return data<AlertAnswer>({ state: "refused", ...form }, { status: 400 });
	const { email } = form.value;
	// The trap needs no check: whoever fills it in must confirm the alert by mail like everybody else.
	const language = languageOf({ url, request });
	const wording = textsIn(language).of("searchAlert")("consent");
	try {
		const query = canonicalSearch(url.searchParams, await publicFilters());
		const asked = await requestAlert({ email, query, language, wording, clientAddress });
		if (asked.ok) return data<AlertAnswer>({ state: "sent", email, isFiled: config().mailServer === null });
		const headers = { "Retry-After": String(asked.retryAfter) };
		return data<AlertAnswer>({ state: "tooMany", typed: form.typed }, { status: 429, headers });
	} catch (error) {
		log.error({ err: error }, "a search alert could not be stored");
		return data<AlertAnswer>({ state: "failed", typed: form.typed }, { status: 503 });
	}
}

export const clientAction = submitOrKeepInput<AlertAnswer>((typed) => ({ state: "failed", typed }));

export { notAfterSending as shouldRevalidate } from "../../site/site-layout.tsx";

export default pageOfTexts(function AlertPage({ loaderData: { search }, actionData: answer }: Route.ComponentProps) {
	const t = useTexts("searchAlert");
	return (
		<div className="page-width pt-10 sm:pt-14">
			<PageMeta title={t("title")} description={t("description")} />
			<h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-3 mb-8 max-w-[62ch] text-lg text-muted">{t("intro")}</p>
			<div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]">
				<section className="border-l-4 border-amber pl-4">
					<h2 className="text-sm font-semibold text-muted">{t("yourSearch")}</h2>
					<SearchInWords {...search} />
					<Link to={search.path} className="mt-4 inline-block underline underline-offset-4">
						{t("change")}
					</Link>
				</section>
				{answer?.state === "sent" ? (
					<FormSent title={t(answer.isFiled ? "toConfirm" : "sentTitle")}>
						<p className="mt-3 wrap-anywhere">
							{t(answer.isFiled ? "filedText" : "sentText", { email: answer.email })}
						</p>
						{!answer.isFiled && <p className="mt-3 text-muted">{t("sentHelp")}</p>}
						<Link to={search.path} className={buttonLook({ kind: "secondary", className: "mt-6" })}>
							{t("backToList")}
						</Link>
					</FormSent>
				) : (
					// The server alone checks it.
					<VisitorForm texts="searchAlert" answer={answer}>
						<MailField label={t("email")} hint={t("emailHint")} />
						<Checkbox name="consent" value="true" required label={t("consent")} />
						<p className="text-sm text-muted">
							<LocalLink to="/datenschutz" target="_blank" rel="noopener" className="underline underline-offset-4">
								{t("privacy")}
							</LocalLink>
						</p>
					</VisitorForm>
				)}
			</div>
		</div>
	);
});

type AlertAnswer = NotSent | { state: "sent"; email: string; isFiled: boolean };
