import type { JobPosting, WithContext } from "schema-dts";
import { today } from "../foundation/i18n/format.ts";
import { company } from "./company.ts";
import type { SiteAddresses } from "./json-ld.tsx";

type Posting = { id: string; title: string; location: string; type: string; description: string; createdAt: string } & {
	requirements: readonly string[];
	benefits: readonly string[];
	closesAt: string | null;
};

/** A position as structured data for job search engines. */
export function jobPosting({ page }: SiteAddresses, job: Posting): WithContext<JobPosting> | null {
	if (!import.meta.env.SSR) return null;
	return {
		"@context": "https://schema.org",
		"@type": "JobPosting",
		title: job.title,
		description: job.description,
		datePosted: today(new Date(job.createdAt)),
		// Only a planned end is a date that somebody decided on.
		...(job.closesAt !== null && { validThrough: job.closesAt }),
		...(job.requirements.length > 0 && { qualifications: job.requirements.join("\n") }),
		...(job.benefits.length > 0 && { jobBenefits: job.benefits.join("\n") }),
		url: page(`/karriere/${job.id}`),
		hiringOrganization: { "@type": "Organization", name: company.legalName, sameAs: page("/") },
		employmentType: employmentTypes(job.type),
		jobLocation: {
			"@type": "Place",
			address: { "@type": "PostalAddress", ...place(job.location), addressCountry: company.country },
		},
	};
}

/** The street is known only for the company's own city. */
function place(location: string) {
	if (location !== company.city) return { addressLocality: location };
	return { streetAddress: company.street, postalCode: company.postalCode, addressLocality: company.city };
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
