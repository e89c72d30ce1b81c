import { useRouteLoaderData } from "react-router";
import type { BreadcrumbList, LocalBusiness, NewsArticle, Thing, WithContext } from "schema-dts";
import { pathIn } from "../i18n/language.ts";
import { useLanguage } from "../i18n/texts.tsx";
import { company } from "./company.ts";

/** How facts become addresses: of a page in the reader's language, of anything else. */
export type SiteAddresses = { page: (path: string) => string; file: (path: string) => string };

/**
 * Facts for search engines, beside what people read. They read pages as the server sends them, so the browser's copy of
 * this code writes none: it leaves what came with the page as it is, and a page reached by a link has an empty box.
 */
export function JsonLd({ data }: { data: (site: SiteAddresses) => WithContext<Thing> | null }) {
	const language = useLanguage();
	const { publicUrl } = useRouteLoaderData("root") as { publicUrl: string };
	const facts = import.meta.env.SSR
		? data({ page: (path) => publicUrl + pathIn(language, path), file: (path) => publicUrl + path })
		: {};
	// "<" is written as an escape, so that no stored text can end the script element; so are two line ends that old
	// engines trip over.
	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: JSON.stringify(facts).replace(/[<\u2028\u2029]/g, escaped) }}
		/>
	);
}

function escaped(letter: string): string {
	return `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

export function localBusiness({ page, file }: SiteAddresses): WithContext<LocalBusiness> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "LocalBusiness",
		"@id": file("/#company"),
		name: company.legalName,
		url: page("/"),
		image: file("/hero/shared.jpg"),
		telephone: company.phone,
		email: company.email,
		foundingDate: String(company.founded),
		address: {
			"@type": "PostalAddress",
			streetAddress: company.street,
			postalCode: company.postalCode,
			addressLocality: company.city,
			addressCountry: company.country,
		},
		geo: { "@type": "GeoCoordinates", ...company.coordinates },
		sameAs: company.social.map(({ url }) => url),
		openingHoursSpecification: [
			{
				"@type": "OpeningHoursSpecification",
				dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
				opens: "06:30",
				closes: "16:00",
			},
		],
	};
}

type Article = { id: string; title: string; day: string; updatedAt: string };

export function newsArticle(
	{ page, file }: SiteAddresses,
	item: Article,
	picture: { address: string } | null,
): WithContext<NewsArticle> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "NewsArticle",
		headline: item.title,
		datePublished: item.day,
		dateModified: item.updatedAt,
		url: page(`/news/${item.id}`),
		mainEntityOfPage: page(`/news/${item.id}`),
		author: { "@type": "Organization", name: company.legalName, url: page("/") },
		...(picture && { image: file(picture.address) }),
		publisher: { "@type": "Organization", name: company.legalName, url: page("/") },
	};
}

/** The way to a page, from the top: name and path of each step. */
export function breadcrumbs(
	{ page }: SiteAddresses,
	steps: [name: string, path: string][],
): WithContext<BreadcrumbList> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "BreadcrumbList",
		itemListElement: steps.map(([name, path], i) => ({ "@type": "ListItem", position: i + 1, name, item: page(path) })),
	};
}
