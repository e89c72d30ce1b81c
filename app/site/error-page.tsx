import { mdiPhone } from "@mdi/js";
import type { ReactNode } from "react";
import { isRouteErrorResponse } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { phoneLink } from "../company/company.ts";
import { useCompany } from "../company/use-company.ts";
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

/** Where an error leads, and what stands for a page that is not there; on the website unless told otherwise. */
type Ways = { home?: { path: string; words: string }; notFound?: ReactNode };

/** The error inside a page's own frame. */
export function ErrorContent({ error, home, notFound }: Ways & { error: unknown }) {
	const t = useTexts("errors");
	const { name, phone } = useCompany();
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 404) return notFound ?? <NotFound />;
	// Without a network, what failed is the next page's data or code.
	const isOffline = !import.meta.env.SSR && !isRouteErrorResponse(error) && !navigator.onLine;
	const kind = isOffline
		? "offline"
		: status === 503
			? "busy"
			: status === 403
				? "forbidden"
				: status >= 400 && status < 500
					? "badRequest"
					: "page";
	return (
		<div className="page-width py-24">
			<title>{`${t(`${kind}Title`)} | ${name}`}</title>
			<meta name="robots" content="noindex" />
			{!isOffline && <p className="label-caps">{status}</p>}
			<h1 className="mt-2 text-4xl sm:text-5xl">{t(`${kind}Title`)}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(`${kind}Text`)}</p>
			{status >= 500 && !isOffline && <FailedRequest />}
			<div className="mt-8 flex flex-wrap gap-3">
				<a href="" className={buttonLook()}>
					{t("retry")}
				</a>
				<LocalLink to={home?.path ?? "/"} className={buttonLook({ kind: "secondary" })}>
					{home?.words ?? t("home")}
				</LocalLink>
				{status >= 500 && !home && phone && (
					<a href={phoneLink(phone)} className={buttonLook({ kind: "secondary" })}>
						<Icon path={mdiPhone} size={18} /> {phone}
					</a>
				)}
			</div>
		</div>
	);
}

function NotFound() {
	const t = useTexts("notFound");
	const { name } = useCompany();
	return (
		<div className="page-width py-24">
			<title>{`${t("title")} | ${name}`}</title>
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
