import { useRouteLoaderData } from "react-router";
import type { BreadcrumbList, LocalBusiness, NewsArticle, Thing, WithContext, JobPosting } from "schema-dts";
import { pathIn } from "../foundation/i18n/language.ts";
import { clockTime, type OpeningSpan } from "../foundation/i18n/opening-hours.ts";
import { useLanguage } from "../foundation/i18n/texts.tsx";
import { company } from "./company.ts";
import { today } from "../foundation/i18n/format.ts";

/** Build absolute addresses: of a page in the reader's language, and of a file. */
export type SiteAddresses = { page: (path: string) => string; file: (path: string) => string };
type Facts<T extends Thing = Thing> = WithContext<T> | null;

/**
 * Structured data for search engines. They read the server's HTML, so the browser makes none: hydration keeps what the
 * page has, after a client-side navigation the element is empty, and the functions below return null.
 */
export function JsonLd({ data }: { data: (site: SiteAddresses) => Facts }) {
	const language = useLanguage();
	const { publicUrl } = useRouteLoaderData("root") as { publicUrl: string };
	const site = { page: (path: string) => publicUrl + pathIn(language, path), file: (path: string) => publicUrl + path };
	// No stored text may close the script element.
	const facts = import.meta.env.SSR ? JSON.stringify(data(site)).replaceAll("<", "\\u003c") : "{}";
	return <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: facts }} />;
}

/** Schema.org's names of the weekdays, from Sunday. */
const dayNames = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

export function localBusiness({ page, file }: SiteAddresses, opening: readonly OpeningSpan[]): Facts<LocalBusiness> {
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
		address: addressIn(company.city),
		geo: { "@type": "GeoCoordinates", ...company.coordinates },
		sameAs: company.social.map(({ url }) => url),
		openingHoursSpecification: opening.map(({ days, opens, closes }) => ({
			"@type": "OpeningHoursSpecification",
			dayOfWeek: days.map((day) => dayNames[day]!),
			opens: clockTime(opens, { digits: 2 }),
			closes: clockTime(closes, { digits: 2 }),
		})),
	};
}

type Article = { id: string; title: string; day: string; updatedAt: string };
type Picture = { address: string };

export function newsArticle({ page, file }: SiteAddresses, item: Article, picture: Picture | null): Facts<NewsArticle> {
	if (!import.meta.env.SSR) return null;
	const publisher = { "@type": "Organization", name: company.legalName, url: page("/") } as const;
	return {
		"@context": "https://schema.org",
		"@type": "NewsArticle",
		headline: item.title,
		datePublished: item.day,
		dateModified: item.updatedAt,
		url: page(`/news/${item.id}`),
		mainEntityOfPage: page(`/news/${item.id}`),
		author: publisher,
		...(picture && { image: file(picture.address) }),
		publisher,
	};
}

/** Steps from the top. Search engines ignore fewer than two. */
export const breadcrumbs =
	(...steps: [name: string, path: string][]) =>
	({ page }: SiteAddresses): Facts<BreadcrumbList> => {
		if (!import.meta.env.SSR) return null;
		return {
			"@context": "https://schema.org",
			"@type": "BreadcrumbList",
			itemListElement: steps.map(([name, path], i) => ({
				"@type": "ListItem",
				position: i + 1,
				name,
				item: page(path),
			})),
		};
	};

type Posting = Record<"id" | "location" | "createdAt" | "description", string> &
	Record<"title" | "type", { text: string }> &
	Record<"requirements" | "benefits", { items: readonly string[] }>;

export function jobPosting({ page }: SiteAddresses, job: Posting): Facts<JobPosting> {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "JobPosting",
		title: job.title.text,
		description: job.description,
		datePosted: today(new Date(job.createdAt)),
		...(job.requirements.items.length > 0 && { qualifications: job.requirements.items.join("\n") }),
		...(job.benefits.items.length > 0 && { jobBenefits: job.benefits.items.join("\n") }),
		url: page(`/karriere/${job.id}`),
		hiringOrganization: { "@type": "Organization", name: company.legalName, sameAs: page("/") },
		employmentType: employmentTypes(job.type.text),
		jobLocation: { "@type": "Place", address: addressIn(job.location) },
	};
}

/** The street is known only for the company's own city. */
function addressIn(city: string) {
	const place = city === company.city && { streetAddress: company.street, postalCode: company.postalCode };
	return { "@type": "PostalAddress", ...place, addressLocality: city, addressCountry: company.country } as const;
}

/** The employment types that a position's free text mentions, in schema.org's words. */
function employmentTypes(type: string): string[] {
	const patterns = {
		FULL_TIME: /vollzeit|full.?time/i,
		PART_TIME: /teilzeit|part.?time|\d+ (stunden|hours)/i,
		INTERN: /praktik|intern/i,
	};
	return Object.entries(patterns).flatMap(([word, pattern]) => (pattern.test(type) ? [word] : []));
}
