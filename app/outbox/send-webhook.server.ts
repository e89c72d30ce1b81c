import { createHmac } from "node:crypto";
import { SendFailure } from "./send-failure.ts";

const PATIENCE_MILLISECONDS = 10_000;
/** Nobody reads the answer; it is taken up to here, so that an ordinary one can be finished, and then cut. */
const ANSWER_BYTES = 65_536;

type Target = { url: string; secret: string | null };

/**
 * Posts a call to the webhook (see docs/webhook.md): delivered when the answer's status is 2xx. A redirect is not
 * followed, wherever it leads.
 * @throws SendFailure
 */
export async function sendWebhook(id: string, body: string, target: Target, stop: AbortSignal): Promise<void> {
	const patience = AbortSignal.timeout(PATIENCE_MILLISECONDS);
	const { address, authorization } = withoutLogin(target.url);
	const response = await fetch(address, {
		method: "POST",
		redirect: "manual",
		signal: AbortSignal.any([patience, stop]),
		headers: {
			"Content-Type": "application/json",
			"Idempotency-Key": id,
			"User-Agent": "contact-webhook",
			...authorization,
			...signature(body, target.secret),
		},
		body,
	}).catch((error: unknown) => {
		throw reasonOf(error, patience, stop);
	});
	await takeAnswer(response);
	if (response.status >= 300 && response.status < 400) throw new SendFailure("redirect", { status: response.status });
	if (!response.ok) throw new SendFailure("answer", { status: response.status });
}

/** Time and body are signed together, so that a recorded call is of no use later. */
function signature(body: string, secret: string | null): Record<string, string> {
	const timestamp = String(Math.floor(Date.now() / 1000));
	if (!secret) return { "X-Timestamp": timestamp };
	return {
		"X-Timestamp": timestamp,
		"X-Signature-256": `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
	};
}

/** A user name and password in the address become a header: `fetch` takes no such address. */
function withoutLogin(url: string): { address: URL; authorization: Record<string, string> } {
	const address = new URL(url);
	const { username, password } = address;
	address.username = "";
	address.password = "";
	if (!username) return { address, authorization: {} };
	const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
	return { address, authorization: { Authorization: `Basic ${Buffer.from(login).toString("base64")}` } };
}

/** The status has told everything; an answer that breaks off or never ends changes nothing any more. */
async function takeAnswer(response: Response): Promise<void> {
	const reader = response.body?.getReader();
	if (!reader) return;
	let taken = 0;
	try {
		while (taken < ANSWER_BYTES) {
			const { done, value } = await reader.read();
			if (done) return;
			taken += value.byteLength;
		}
	} catch {
		// Nothing to add to the status.
	} finally {
		await reader.cancel().catch(() => {});
	}
}

function reasonOf(error: unknown, patience: AbortSignal, stop: AbortSignal): SendFailure {
	if (stop.aborted) return new SendFailure("interrupted");
	if (patience.aborted) return new SendFailure("timeout");
	const { code = "", name = "" } = ((error as Error).cause ?? {}) as { code?: string; name?: string };
	if (/TIMEOUT/.test(code)) return new SendFailure("timeout");
	return new SendFailure(
		/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${code} ${name}`) ? "encryption" : "unreachable",
	);
}
