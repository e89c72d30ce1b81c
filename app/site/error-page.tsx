import { mdiPhone } from "@mdi/js";
import { isRouteErrorResponse } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { company, phoneLink } from "./company.ts";
import { FailedRequest } from "./failed-request.tsx";
import { SiteFrame } from "./site-frame.tsx";
import { Icon } from "../ui/icon.tsx";

/** The page for every error: it says what happened in the visitor's language, and offers links to go on. */
export function ErrorPage({ error }: { error: unknown }) {
	return (
		<SiteFrame staff={false}>
			<ErrorContent error={error} />
		</SiteFrame>
	);
}

/** The error inside a page's own frame. `office`: in the back office, with a link to its dashboard. */
export function ErrorContent({ error, office = false }: { error: unknown; office?: boolean }) {
	const t = useTexts("errors");
	const officeText = useTexts("officeErrors");
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 404) return office ? <NotInOffice /> : <NotFound />;
	const kind =
		status === 503 ? "busy" : status === 403 ? "forbidden" : status >= 400 && status < 500 ? "badRequest" : "page";
	return (
		<div className="page-width py-24">
			<title>{`${t(`${kind}Title`)} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<p className="label-caps">{status}</p>
			<h1 className="mt-2 text-4xl sm:text-5xl">{t(`${kind}Title`)}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(`${kind}Text`)}</p>
			{status >= 500 && <FailedRequest />}
			<div className="mt-8 flex flex-wrap gap-3">
				<a href="" className={buttonLook()}>
					{t("retry")}
				</a>
				<LocalLink to={office ? "/admin/dashboard" : "/"} className={buttonLook({ kind: "secondary" })}>
					{office ? officeText("dashboard") : t("home")}
				</LocalLink>
				{status >= 500 && !office && (
					<a href={phoneLink(company.phone)} className={buttonLook({ kind: "secondary" })}>
						<Icon path={mdiPhone} size={18} /> {company.phone}
					</a>
				)}
			</div>
		</div>
	);
}

function NotFound() {
	const t = useTexts("notFound");
	return (
		<div className="page-width py-24">
			<title>{`${t("title")} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<p className="label-caps">{t("subtitle")}</p>
			<h1 className="mt-2 text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t("text")}</p>
			<LocalLink to="/" className={buttonLook({ className: "mt-8" })}>
				{t("button")}
			</LocalLink>
		</div>
	);
}

function NotInOffice() {
	const t = useTexts("notFound");
	const officeText = useTexts("officeErrors");
	return (
		<div className="page-width py-16">
			<title>{`${t("title")} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<h1 className="text-4xl">{t("title")}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{officeText("notFoundText")}</p>
			<LocalLink to="/admin/dashboard" className={buttonLook({ className: "mt-8" })}>
				{officeText("dashboard")}
			</LocalLink>
		</div>
	);
}
