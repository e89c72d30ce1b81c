import { createHash } from "node:crypto";
import { type Connection, db, now } from "../database/client.server.ts";
import { searchText } from "../database/folding.ts";
import { newId } from "../database/identity.ts";
import { today } from "../i18n/format.ts";
import type { Language } from "../i18n/language.ts";
import { checkDocument, storeDocumentFile } from "../media/documents.server.ts";
import { tryDeletePictureFiles } from "../media/pictures.server.ts";
import { RefusedDocument } from "../media/upload/refused-document.server.ts";
import { countStored, secondsUntilSpace } from "../media/upload/upload-limit.server.ts";
import { networkOf } from "../rate-limit/address.ts";
import { consume } from "../rate-limit/rate-limit.server.ts";
import { APPLICATION, type ApplicationValues, CV_BYTES } from "./application.ts";
import { cvOf } from "./application-list.server.ts";
import { queueApplicationMails } from "./application-mails.server.ts";
import { releaseApplication } from "./application-release.server.ts";
import type { Sent } from "../requests/new-request.server.ts";

/** New applications per client address; what programs send counts apart. CVs are counted more often, as some are refused. */
const limit = { points: 5, seconds: 600 };
const suspiciousLimit = { points: 20, seconds: 600 };
const cvLimit = { points: 20, seconds: 600 };
/** CVs from programs that are kept in a day. */
const suspiciousCvs = { points: 20, seconds: 86_400 };

export type SentCv = { bytes: Uint8Array; name: string };

/** The context of an application: its page's language, the position, and what is known of the sender. */
export type ApplicationOrigin = {
	language: Language;
	/** With its German title; null for a speculative application. */
	job: { id: string; title: string } | null;
	clientAddress: string;
	suspicion: "trap" | "quick" | null;
	cv: SentCv | null;
};

/** Why a CV is refused, as a text key, or how many seconds to wait; null when it is accepted. */
export async function checkCv(cv: SentCv, clientAddress: string): Promise<string | { retryAfter: number } | null> {
	const consumed = await consume(`cv ${networkOf(clientAddress)}`, cvLimit);
	if (!consumed.allowed) return { retryAfter: consumed.retryAfter };
	try {
		checkDocument(cv.bytes, CV_BYTES);
		return null;
	} catch (error) {
		const reason = error instanceof RefusedDocument ? refusals[error.reason] : undefined;
		if (reason) return reason;
		throw error;
	}
}

const refusals: Partial<Record<RefusedDocument["reason"], string>> = {
	"document.empty": "error.cvEmpty",
	"document.type": "error.cvType",
	"document.tooLarge": "error.cvTooLarge",
};

/**
 * Stores an application with its checked CV, and mails about it. As with a contact request, the same words with the
 * same file on the same day are the same application, and release it where they are suspicious no more.
 */
export async function sendApplication(values: ApplicationValues, origin: ApplicationOrigin): Promise<Sent> {
	const fingerprint = fingerprintOf(values, origin);
	const { suspicion, clientAddress, cv } = origin;
	const stored = await applicationWith(fingerprint);
	if (stored?.suspicion && !suspicion) {
		// That of a program may not have been kept.
		if (cv && !(await cvOf(stored.id))) {
			const wait = await secondsUntilSpace(clientAddress);
			if (wait !== null) return { ok: false, retryAfter: wait };
			const document = await storeDocumentFile(cv.bytes, cv.name, { kind: APPLICATION, id: stored.id });
			await db().insertInto("documents").values(document).execute();
			await countStored(clientAddress, document.bytes);
		}
		await releaseApplication(stored.id, null);
	}
	if (stored) return { ok: true, id: stored.id };
	const consumed = suspicion
		? await consume(`suspicious ${networkOf(clientAddress)}`, suspiciousLimit)
		: await consume(`application ${networkOf(clientAddress)}`, limit);
	if (!consumed.allowed) return { ok: false, retryAfter: consumed.retryAfter };
	const wait = cv && !suspicion ? await secondsUntilSpace(clientAddress) : null;
	if (wait !== null) return { ok: false, retryAfter: wait };
	const isKept = cv && (!suspicion || (await consume("suspicious cvs", suspiciousCvs)).allowed);
	const id = newId();
	// The file is stored before its row, so that no row points at a missing file.
	const document = isKept && (await storeDocumentFile(cv.bytes, cv.name, { kind: APPLICATION, id }));
	const dropFile = async () => document && tryDeletePictureFiles([document.path]);
	try {
		const isNew = await db()
			.transaction()
			.execute(async (t) => {
				if (!(await insert(id, values, origin, fingerprint, t))) return false;
				if (document) await t.insertInto("documents").values(document).execute();
				if (!suspicion) await queueApplicationMails({ id, ...values, ...origin, created_at: now() }, t);
				return true;
			});
		if (!isNew) await dropFile();
		else if (document) await countStored(clientAddress, document.bytes);
		return { ok: true, id: isNew ? id : (await applicationWith(fingerprint))!.id };
	} catch (error) {
		await dropFile();
		throw error;
	}
}

/** False when the same application was stored meanwhile. */
async function insert(
	id: string,
	{ name, email, phone = null, message }: ApplicationValues,
	{ language, job, suspicion }: ApplicationOrigin,
	fingerprint: string,
	t: Connection,
): Promise<boolean> {
	const time = now();
	const added = await t
		.insertInto("applications")
		.values({
			id,
			job_id: job?.id ?? null,
			job_title: job?.title ?? null,
			name,
			email,
			phone,
			message,
			language,
			fingerprint,
			suspicion,
			search_text: searchText([name, email, job?.title ?? "", message].join(" ")),
			created_at: time,
			updated_at: time,
		})
		.onConflict((c) => c.column("fingerprint").doNothing())
		.returning("id")
		.executeTakeFirst();
	return added !== undefined;
}

function applicationWith(fingerprint: string) {
	return db()
		.selectFrom("applications")
		.select(["id", "suspicion"])
		.where("fingerprint", "=", fingerprint)
		.executeTakeFirst();
}

function fingerprintOf({ name, email, phone, message }: ApplicationValues, { job, cv }: ApplicationOrigin): string {
	const file = cv && createHash("sha256").update(cv.bytes).digest("hex");
	return createHash("sha256")
		.update(JSON.stringify([today(), name, email.toLowerCase(), phone ?? null, message, job?.id, file]))
		.digest("hex");
}
