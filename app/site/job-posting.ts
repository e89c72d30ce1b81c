import type { JobPosting, WithContext } from "schema-dts";
import { company } from "./company.ts";
import type { SiteAddresses } from "./json-ld.tsx";

type Posting = { id: string; title: string; description: string; createdAt: string };

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
		jobLocation: {
			"@type": "Place",
			address: { "@type": "PostalAddress", streetAddress: company.street, postalCode: company.postalCode, addressLocality: company.city, addressCountry: company.country },
		},
	};
}
