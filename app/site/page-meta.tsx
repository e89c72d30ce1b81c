import { useLocation, useRouteLoaderData } from "react-router";
import { germanPath, type Language, languages, pathIn } from "../i18n/language.ts";
import { useLanguage, useTexts } from "../i18n/texts.tsx";
import { company } from "./company.ts";

/** Where the 1200 × 630 cut of a picture lies on this site, and its words. */
export type SharedPicture = { address: string; alt: string };

type Props = {
	title: string;
	/** However long; a preview gets its beginning. */
	description?: string;
	/** The German path that the page is known by, where it has more than one address. */
	path?: string;
	/** The part of the query that makes another page. */
	search?: string;
	/** What a preview of a shared link shows; else the yard. */
	picture?: SharedPicture | null;
	article?: boolean;
	noIndex?: boolean;
};

/** Cut for everybody: the yard at 1200 × 630. */
const yard = "/hero/shared.jpg";

/** Letters that search engines and previews show. */
const SHOWN = 155;

/** The beginning of a text in one line, up to the end of a word. */
function beginning(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	return line.length <= SHOWN ? line : `${line.slice(0, line.lastIndexOf(" ", SHOWN)).replace(/[\s,;:–-]+$/, "")} …`;
}

/** Title, description, addresses and preview of a page; React puts them into the head. */
export function PageMeta({ title, description, path, search = "", picture, article = false, noIndex = false }: Props) {
	const t = useTexts("common");
	const language = useLanguage();
	const { pathname } = useLocation();
	const { publicUrl } = useRouteLoaderData("root") as { publicUrl: string };
	const words = beginning(description || t("siteDescription"));
	const full = `${title} | ${company.name}`;
	const german = path ?? germanPath(pathname);
	const address = publicUrl + pathIn(language, german) + search;
	const image = publicUrl + (picture?.address ?? yard);
	return (
		<>
			<title>{full}</title>
			<meta name="description" content={words} />
			<meta property="og:title" content={full} />
			<meta property="og:description" content={words} />
			<meta property="og:type" content={article ? "article" : "website"} />
			<meta property="og:site_name" content={company.name} />
			<meta property="og:locale" content={language === "de" ? "de_DE" : "en_GB"} />
			<meta property="og:url" content={address} />
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			{picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={full} />
			<meta name="twitter:description" content={words} />
			<meta name="twitter:image" content={image} />
			{noIndex ? (
				<meta name="robots" content="noindex" />
			) : (
				<Alternates address={address} inLanguage={(other) => publicUrl + pathIn(other, german) + search} />
			)}
		</>
	);
}

/** The page's own address, and the same page in each language. */
function Alternates({ address, inLanguage }: { address: string; inLanguage: (language: Language) => string }) {
	return (
		<>
			<link rel="canonical" href={address} />
			{languages.map((language) => (
				<link key={language} rel="alternate" hrefLang={language} href={inLanguage(language)} />
			))}
			<link rel="alternate" hrefLang="x-default" href={inLanguage("de")} />
		</>
	);
}
