import { isRouteErrorResponse } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { LinkButton } from "../foundation/i18n/link.tsx";
import { CallButton } from "./call-button.tsx";
import { company } from "./company.ts";
import { SiteFrame } from "./site-frame.tsx";

export function ErrorPage({ error }: { error: unknown }) {
	return (
		<SiteFrame staff={false}>
			<ErrorContent error={error} />
		</SiteFrame>
	);
}

/** The way out of an error, and the words for a missing page; the website's if not given. */
type Home = { path: string; words: string; notFound: string };

export function ErrorContent({ error, home }: { error: unknown; home?: Home }) {
	const t = useTexts("errors");
	const status = isRouteErrorResponse(error) ? error.status : 503;
	if (status === 404) return <NotFound home={home} />;
	const refused = status === 403 ? "forbidden" : "badRequest";
	const kind = status >= 500 ? "failed" : refused;
	return (
		<div className="page-width py-24">
			<title>{`${t(`${kind}Title`)} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<p className="label-caps">{status}</p>
			<h1 className="mt-2 text-4xl sm:text-5xl">{t(`${kind}Title`)}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{t(`${kind}Text`)}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				<a href="" className={buttonLook()}>
					{t("retry")}
				</a>
				<LinkButton to={home?.path ?? "/"} kind="secondary">
					{home?.words ?? t("home")}
				</LinkButton>
				{status >= 500 && !home && <CallButton kind="secondary" />}
			</div>
		</div>
	);
}

function NotFound({ home }: { home?: Home }) {
	const t = useTexts("notFound");
	return (
		<div className="page-width py-24">
			<title>{`${t("title")} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<p className="label-caps">{t("subtitle")}</p>
			<h1 className="mt-2 text-4xl sm:text-5xl">{t("title")}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{home?.notFound ?? t("text")}</p>
			<LinkButton to={home?.path ?? "/"} className="mt-8">
				{home?.words ?? t("button")}
			</LinkButton>
		</div>
	);
}
