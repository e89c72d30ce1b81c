import { data } from "react-router";
import type { Language } from "../i18n/language.ts";
import { formWithFile } from "../media/upload/one-upload.server.ts";
import { readForm } from "../ui/form/form-reader.ts";
import { type ApplicationAnswer, applicationForm, CV_FIELD, withCvError } from "./application.ts";
import { checkCv, sendApplication } from "./application.server.ts";
import { whoSent } from "../contact/contact-trap.ts";

type Circumstances = {
	language: Language;
	/** The position that the form is about; null for a speculative application, undefined where there is none. */
	findJob: () => Promise<{ id: string; title: string } | null | undefined>;
	clientAddress: string;
	log: { error: (details: object, text: string) => void };
};

/**
 * Takes a form that applies for a position. Whatever is refused, the page gets back what was typed.
 * @throws a response for a body that is not a form, and for a position that there never was
 */
export async function receiveApplication(
	request: Request,
	{ language, findJob, clientAddress, log }: Circumstances,
): Promise<{ answer: ApplicationAnswer; status: number; retryAfter?: number }> {
	const { form, file } = await formWithFile(request, CV_FIELD);
	const hadCv = file !== null;
	const read = readForm(applicationForm, form);
	const { typed } = read;
	const tooMany = (retryAfter: number) =>
		({ answer: { state: "tooMany", typed, hadCv }, status: 429, retryAfter }) as const;
	try {
		const job = await findJob();
		if (job === undefined) throw data(null, { status: 404 });
		const problem = file && (await checkCv(file, clientAddress));
		if (problem && typeof problem !== "string") return tooMany(problem.retryAfter);
		const checked = withCvError(read, problem);
		if (!checked.ok) return { answer: { state: "refused", refused: checked, hadCv }, status: 400 };
		const sender = whoSent(form);
		const suspicion = sender === "person" ? null : sender === "program" ? "trap" : "quick";
		const sent = await sendApplication(checked.value, { language, job, clientAddress, suspicion, cv: file });
		// A program is answered as if all went well.
		if (!sent.ok && suspicion !== "trap") return tooMany(sent.retryAfter);
		return { answer: { state: "sent" }, status: 200 };
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, "an application could not be stored");
		return { answer: { state: "failed", typed, hadCv }, status: 503 };
	}
}
