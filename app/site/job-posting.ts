import type { JobPosting, WithContext } from "schema-dts";
import type { ShownCompany } from "../company/company.ts";
import { COUNTRY } from "./postal-address.ts";
import type { SiteAddresses } from "./json-ld.tsx";
import { postalAddress } from "./postal-address.ts";

type Posting = { id: string; title: string; location: string; type: string; description: string; createdAt: string };

/** A position as job search engines read it. */
export function jobPosting({ company, page }: SiteAddresses, job: Posting): WithContext<JobPosting> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "JobPosting",
		title: job.title,
		description: job.description,
		datePosted: job.createdAt.slice(0, 10),
		url: page(`/karriere/${job.id}`),
		hiringOrganization: { "@type": "Organization", name: company.legalName, sameAs: page("/") },
		employmentType: employmentTypes(job.type),
		jobLocation: {
			"@type": "Place",
			address: { "@type": "PostalAddress", ...place(job.location, company), addressCountry: COUNTRY },
		},
	};
}

/** The street is only known for the company's own city. */
function place(location: string, company: ShownCompany) {
	return location === company.city ? postalAddress(company) : { addressLocality: location };
}

/** The employment types mentioned in a position's free text, in schema.org's words. */
function employmentTypes(type: string): string[] {
	const patterns = {
		FULL_TIME: /vollzeit|full.?time/i,
		PART_TIME: /teilzeit|part.?time|\d+ (stunden|hours)/i,
		INTERN: /praktik|intern/i,
	};
	return Object.entries(patterns).flatMap(([word, pattern]) => (pattern.test(type) ? [word] : []));
}
