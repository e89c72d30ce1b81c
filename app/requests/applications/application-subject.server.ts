import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { operator } from "../../site/company.ts";

const officeTexts = () => textsIn(operator.officeLanguage).of("applicationMail");

/** In the office's language; the position may be deleted before anybody reads it. */
export function subjectOf(job: { title: string } | null): string {
	return job ? officeTexts()("ofPosition", { position: job.title }) : officeTexts()("speculative");
}

/** What an application is for, where it need not be said that it is one. */
export function appliedFor(subject: string): string {
	return subject.replace(officeTexts()("ofPosition", { position: "" }), "");
}
