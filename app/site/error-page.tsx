import { isRouteErrorResponse } from "react-router";
import { LocalLink } from "../i18n/link.tsx";
import { useTexts } from "../i18n/texts.tsx";
import { buttonLook } from "../ui/button.tsx";
import { company } from "./company.ts";
import { SiteFrame } from "./site-frame.tsx";

/** The page for everything that went wrong: says what in the visitor's language, and offers a way on. */
export function ErrorPage({ error }: { error: unknown }) {
	return (
		<SiteFrame staff={false}>
			<ErrorContent error={error} />
		</SiteFrame>
	);
}

/** The same inside a page's own frame. */
export function ErrorContent({ error }: { error: unknown }) {
	const t = useTexts("errors");
	const status = isRouteErrorResponse(error) ? error.status : 500;
	if (status === 404) return <NotFound />;
	const kind = status === 503 ? "busy" : status === 403 ? "forbidden" : status >= 400 && status < 500 ? "badRequest" : "page";
	return (
		<div className="page-width py-24">
			<title>{`${t(`${kind}Title`)} | ${company.name}`}</title>
			<p className="label-caps">{status}</p>
			<h1 className="mt-2 text-4xl sm:text-5xl">{t(`${kind}Title`)}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(`${kind}Text`)}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<a href="" className={buttonLook()}>
					{t("retry")}
				</a>
				<LocalLink to="/" className={buttonLook({ kind: "secondary" })}>
					{t("home")}
				</LocalLink>
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
