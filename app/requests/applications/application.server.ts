import { createHash } from "node:crypto";
import { type Connection, now } from "../../foundation/database/client.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { checkDocument, storeDocumentFile } from "../../media/documents.server.ts";
import { tryDeletePictureFiles } from "../../media/pictures.server.ts";
import { asRefusedFile } from "../../media/upload/refused-file.server.ts";
import { countStored, secondsUntilSpace } from "../../media/upload/upload-limit.server.ts";
import { networkOf } from "../../foundation/rate-limit/address.ts";
import { consume } from "../../foundation/rate-limit/rate-limit.server.ts";
import { type Sent, sendRequest } from "../new-request.server.ts";
import { cvOf } from "../page/request-files.server.ts";
import { CV_BYTES } from "./application.ts";
import type { ApplicationValues } from "./check-application.ts";
import { subjectOf } from "./application-subject.server.ts";

/** CVs per client address. More than applications, because some CVs are refused. */
const cvLimit = { points: 20, seconds: 600 };
/** CVs of suspicious applications that are kept. */
const suspiciousCvs = { points: 20, seconds: 86_400 };

export type SentCv = { bytes: Uint8Array; name: string };

type ApplicationOrigin = {
	/** The page's. */
	language: Language;
	/** With its German title; null for a speculative application. */
	job: { id: string; title: string } | null;
	clientAddress: string;
	suspicion: "trap" | null;
	cv: SentCv | null;
};

/** Returns why a CV is refused, as a text key, or how many seconds to wait; null if it is accepted. */
export async function checkCv(cv: SentCv, clientAddress: string): Promise<string | { retryAfter: number } | null> {
	const consumed = await consume(`cv ${networkOf(clientAddress)}`, cvLimit);
	if (!consumed.allowed) return { retryAfter: consumed.retryAfter };
	try {
		checkDocument(cv.bytes, CV_BYTES);
		return null;
	} catch (error) {
		return asRefusedFile(error).reason;
	}
}

/** Stores an application with its checked CV as a request. The file is stored before its row. */
export async function sendApplication(values: ApplicationValues, origin: ApplicationOrigin): Promise<Sent> {
	const { language, job, clientAddress, suspicion, cv } = origin;
	const wait = cv && !suspicion ? await secondsUntilSpace(clientAddress) : null;
	if (wait !== null) return { ok: false, retryAfter: wait };
	const isKept = cv && (!suspicion || (await consume("suspicious cvs", suspiciousCvs)).allowed);
	const file = isKept && (await storeDocumentFile(cv.bytes, cv.name));
	let isAttached = false;
	const attach = async (owner_id: string, t: Connection) => {
		if (!file || (await cvOf(owner_id, t))) return;
		await t
			.insertInto("documents")
			.values({ ...file, owner_kind: "application", owner_id, updated_at: now() })
			.execute();
		isAttached = true;
	};
	const checksum = cv && createHash("sha256").update(cv.bytes).digest("hex");
	const request = { language, clientAddress, suspicion, kind: "application", attach, checksum } as const;
	try {
		const sent = await sendRequest({ ...values, subject: subjectOf(job) }, request);
		if (file && isAttached) await countStored(clientAddress, file.bytes);
		else if (file) await tryDeletePictureFiles([file.path]);
		return sent;
	} catch (error) {
		if (file) await tryDeletePictureFiles([file.path]);
		throw error;
	}
}
