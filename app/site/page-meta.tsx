import { useLocation, useRouteLoaderData } from "react-router";
import {
	defaultLanguage,
	germanPath,
	type Language,
	languages,
	localeOf,
	pathIn,
} from "../foundation/i18n/language.ts";
import { useLanguage, useTexts } from "../foundation/i18n/texts.tsx";
import { company } from "./company.ts";

type Props = {
	title: string;
	/** Of any length; it is cut. */
	description?: string;
	/** The canonical German path, if the page has more than one. */
	path?: string;
	/** The query of the canonical address. */
	search?: string;
	/** For previews of shared links, at 1200 × 630; the yard by default. */
	picture?: { address: string; alt: string } | null;
	article?: boolean;
	noIndex?: boolean;
};

const yard = "/hero/shared.jpg";

/** Characters that search engines and previews show. */
const MAX_LENGTH = 155;

/** The beginning of a text on one line, cut at the end of a word. */
function summary(text: string): string {
	const line = text.replace(/\s+/g, " ").trim();
	const word = line.lastIndexOf(" ", MAX_LENGTH);
	return line.length <= MAX_LENGTH
		? line
		: `${line.slice(0, word > 0 ? word : MAX_LENGTH).replace(/[\s,;:–-]+$/, "")} …`;
}

/** A page's title, description, canonical address and preview; React hoists them into the head. */
export function PageMeta({ title, description, path, search = "", picture, article = false, noIndex = false }: Props) {
	const t = useTexts("common");
	const language = useLanguage();
	const { pathname } = useLocation();
	const { publicUrl } = useRouteLoaderData("root") as { publicUrl: string };
	const shortDescription = summary(description || t("siteDescription"));
	const fullTitle = `${title} | ${company.name}`;
	const german = path ?? germanPath(pathname);
	const addressIn = (one: Language) => publicUrl + pathIn(one, german) + search;
	const address = addressIn(language);
	const image = publicUrl + (picture?.address ?? yard);
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={shortDescription} />
			<meta property="og:title" content={fullTitle} />
			<meta property="og:description" content={shortDescription} />
			<meta property="og:type" content={article ? "article" : "website"} />
			<meta property="og:site_name" content={company.name} />
			<meta property="og:locale" content={localeOf(language).replace("-", "_")} />
			<meta property="og:url" content={address} />
			<meta property="og:image" content={image} />
			<meta property="og:image:width" content="1200" />
			<meta property="og:image:height" content="630" />
			{picture?.alt && <meta property="og:image:alt" content={picture.alt} />}
			<meta name="twitter:card" content="summary_large_image" />
			<meta name="twitter:title" content={fullTitle} />
			<meta name="twitter:description" content={shortDescription} />
			<meta name="twitter:image" content={image} />
			{noIndex ? (
				<meta name="robots" content="noindex" />
			) : (
				<>
					<link rel="canonical" href={address} />
					{languages.map((other) => (
						<link key={other} rel="alternate" hrefLang={other} href={addressIn(other)} />
					))}
					<link rel="alternate" hrefLang="x-default" href={addressIn(defaultLanguage)} />
				</>
			)}
		</>
	);
}
