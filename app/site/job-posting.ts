import type { JobPosting, WithContext } from "schema-dts";
import { company } from "./company.ts";
import type { SiteAddresses } from "./json-ld.tsx";

type Posting = { id: string; title: string; location: string; type: string; description: string; createdAt: string };

/** A position for job search engines. */
export function jobPosting({ page }: SiteAddresses, job: Posting): WithContext<JobPosting> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "JobPosting",
		title: job.title,
		description: job.description,
		datePosted: job.createdAt.slice(0, 10),
		url: page(`/karriere?stelle=${job.id}`),
		hiringOrganization: { "@type": "Organization", name: company.legalName, sameAs: page("/") },
		employmentType: hours(job.type),
		jobLocation: {
			"@type": "Place",
			address: { "@type": "PostalAddress", ...place(job.location), addressCountry: company.country },
		},
	};
}

/** Only at the company's own place the street is known. */
function place(location: string) {
	if (location !== company.city) return { addressLocality: location };
	return { streetAddress: company.street, postalCode: company.postalCode, addressLocality: company.city };
}

/** The kinds of hours that a position's free words name, in the words that job search engines know. */
function hours(type: string): string[] {
	const known = {
		FULL_TIME: /vollzeit|full.?time/i,
		PART_TIME: /teilzeit|part.?time|\d+ (stunden|hours)/i,
		INTERN: /praktik|intern/i,
	};
	return Object.entries(known).flatMap(([word, names]) => (names.test(type) ? [word] : []));
}
