import { isRouteErrorResponse } from "react-router";
import { useTexts } from "../foundation/i18n/texts.tsx";
import { buttonLook } from "../foundation/ui/button.tsx";
import { LinkButton } from "../foundation/i18n/link.tsx";
import { CallButton } from "./call-button.tsx";
import { company } from "./company.ts";

/** The way out of an error, and the words for a missing page; the website's if not given. */
type Home = { path: string; words: string; notFound: string };

export function ErrorContent({ error, home }: { error: unknown; home?: Home }) {
	const t = useTexts("errors");
	const missing = useTexts("notFound");
	const status = isRouteErrorResponse(error) ? error.status : 503;
	const refused = status === 403 ? "forbidden" : "badRequest";
	const kind = status >= 500 ? "failed" : refused;
	const { caption, title, text } =
		status === 404
			? { caption: missing("subtitle"), title: missing("title"), text: home?.notFound ?? missing("text") }
			: { caption: status, title: t(`${kind}Title`), text: t(`${kind}Text`) };
	return (
		<div className="page-width py-24">
			<title>{`${title} | ${company.name}`}</title>
			<meta name="robots" content="noindex" />
			<p className="label-caps">{caption}</p>
			<h1 className="mt-2 text-4xl sm:text-5xl">{title}</h1>
			<p className="mt-4 max-w-[60ch] text-lg text-muted">{text}</p>
			<div className="mt-8 flex flex-wrap gap-3">
				{status !== 404 && (
					<a href="" className={buttonLook()}>
						{t("retry")}
					</a>
				)}
				<LinkButton to={home?.path ?? "/"} kind={status === 404 ? "primary" : "secondary"}>
					{home?.words ?? missing("button")}
				</LinkButton>
				{status >= 500 && !home && <CallButton />}
			</div>
		</div>
	);
}
