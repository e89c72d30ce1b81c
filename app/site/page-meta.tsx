import { useLocation, useRouteLoaderData } from "react-router";
import { germanPath, languages, pathIn } from "../i18n/language.ts";
import { useTexts } from "../i18n/texts.tsx";
import { company } from "./company.ts";

/** Title, description and addresses of a page; React puts them into the head. `search` is the part of the query that makes another page. */
export function PageMeta({ title, description, search = "", noIndex = false }: { title: string; description?: string; search?: string; noIndex?: boolean }) {
	const t = useTexts("common");
	const { pathname } = useLocation();
	const { publicUrl } = useRouteLoaderData("root") as { publicUrl: string };
	const words = description ?? t("siteDescription");
	const full = `${title} | ${company.name}`;
	const german = germanPath(pathname);
	return (
		<>
			<title>{full}</title>
			<meta name="description" content={words} />
			<meta property="og:title" content={full} />
			<meta property="og:description" content={words} />
			<meta property="og:type" content="website" />
			<meta property="og:url" content={publicUrl + pathname + search} />
			<meta name="twitter:card" content="summary_large_image" />
			{noIndex ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={publicUrl + pathname + search} />
					{languages.map((language) => (
						<link key={language} rel="alternate" hrefLang={language} href={publicUrl + pathIn(language, german) + search} />
					))}
					<link rel="alternate" hrefLang="x-default" href={publicUrl + german + search} />
				</>
			)}
		</>
	);
}
