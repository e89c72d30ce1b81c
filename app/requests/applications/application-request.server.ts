import { data } from "react-router";
import type { Language } from "../../foundation/i18n/language.ts";
import { wasLeftEmpty } from "../../media/upload/uploads.server.ts";
import { visitorsRoom } from "../../media/upload/visitors-room.ts";
import { sentForm } from "../../foundation/request/sent-form.server.ts";
import { readSent } from "../contact/contact-form.ts";
import { type ApplicationAnswer, CV_FIELD } from "./application.ts";
import { applicationForm, withCvError } from "./check-application.ts";
import { checkCv, type SentCv, sendApplication } from "./application.server.ts";
import { isTrapped } from "../../site/contact-trap.ts";
import type { NotSent } from "../../site/visitor-form.tsx";

/** Files are read up to this, beyond the accepted size, so that the form's text is returned along with a refusal. */
const READ_BYTES = 30 * 1024 * 1024;

type Circumstances = {
	language: Language;
	/** Finds the position of the form: null for a speculative application, undefined if there is none. */
	findJob: () => Promise<{ id: string; title: string } | null | undefined>;
	clientAddress: string;
	log: { error: (details: object, text: string) => void };
};

/** Takes an application. @throws a response for a body that is no form, and for an unknown position */
export async function receiveApplication(request: Request, { language, findJob, clientAddress, log }: Circumstances) {
	const { form, file } = await formWithCv(request, clientAddress);
	const hadCv = file !== null;
	const read = readSent(applicationForm, form);
	const { typed } = read;
	const answer = (given: NotSent | { state: "sent" }, status = 200, headers: Record<string, string> = {}) =>
		data<ApplicationAnswer>({ ...given, hadCv }, { status, headers });
	const tooMany = (seconds: number) => answer({ state: "tooMany", typed }, 429, { "Retry-After": String(seconds) });
	try {
		const job = await findJob();
		if (job === undefined) throw data(null, { status: 404 });
		const problem = file && (await checkCv(file, clientAddress));
		if (problem && typeof problem !== "string") return tooMany(problem.retryAfter);
		const checked = withCvError(read, problem);
		if (!checked.ok) return answer({ state: "refused", ...checked }, 400);
		const suspicion = isTrapped(form) ? "trap" : null;
		const sent = await sendApplication(checked.value, { language, job, clientAddress, suspicion, cv: file });
		// A program must not learn that it was recognised.
		if (!sent.ok && suspicion !== "trap") return tooMany(sent.retryAfter);
		return answer({ state: "sent" });
	} catch (error) {
		if (!(error instanceof Error)) throw error;
		log.error({ err: error }, "an application could not be stored");
		return answer({ state: "failed", typed }, 503);
	}
}

/** Reads a form and its file, which is neither checked nor stored. */
async function formWithCv(request: Request, address: string): Promise<{ form: FormData; file: SentCv | null }> {
	const room = visitorsRoom(address);
	let file: SentCv | null = null;
	async function take(upload: File, field: string): Promise<null> {
		if (field === CV_FIELD && !wasLeftEmpty(upload))
			file ??= { bytes: new Uint8Array(await upload.arrayBuffer()), name: upload.name };
		return null;
	}
	const intake = { bytesOfFile: READ_BYTES, bytes: READ_BYTES, take, arrived: room.arrived };
	const form = await sentForm(request, intake).finally(room.release);
	return { form, file };
}
