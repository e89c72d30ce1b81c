import { createHmac } from "node:crypto";
import { boundedText } from "../foundation/request/bounded-text.server.ts";
import { SendFailure } from "./delivery-failure.ts";

const TIMEOUT_MILLISECONDS = 10_000;
/** The answer's body is ignored: read up to this size, so that an ordinary one can finish, then cancelled. */
const ANSWER_BYTES = 65_536;

type Webhook = { url: string; secret: string | null };

/** Posts a call (docs/webhook.md). A status of 2xx means delivered; redirects are not followed. @throws SendFailure */
export async function sendWebhook(id: string, body: string, { url, secret }: Webhook): Promise<void> {
	const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
	const { address, authorization } = withoutLogin(url);
	const response = await fetch(address, {
		method: "POST",
		redirect: "manual",
		signal: timeout,
		headers: {
			"Content-Type": "application/json",
			"Idempotency-Key": id,
			"User-Agent": "contact-webhook",
			...authorization,
			...signature(body, secret),
		},
		body,
	}).catch((error: unknown) => {
		throw reasonOf(error, timeout);
	});
	// Only the status counts, so an error here does not matter.
	await boundedText(response, ANSWER_BYTES).catch(() => null);
	if (response.status >= 300 && response.status < 400) throw new SendFailure("redirect", { status: response.status });
	if (!response.ok) throw new SendFailure("answer", { status: response.status });
}

/** Signs time and body together, so that a recorded call can't be replayed later. */
function signature(body: string, secret: string | null): Record<string, string> {
	const timestamp = String(Math.floor(Date.now() / 1000));
	if (!secret) return { "X-Timestamp": timestamp };
	return {
		"X-Timestamp": timestamp,
		"X-Signature-256": `sha256=${createHmac("sha256", secret).update(`${timestamp}.${body}`).digest("hex")}`,
	};
}

/** Turns the login in the address into a header, because `fetch` refuses such an address. */
function withoutLogin(url: string): { address: URL; authorization: Record<string, string> } {
	const address = new URL(url);
	const { username, password } = address;
	address.username = "";
	address.password = "";
	if (!username) return { address, authorization: {} };
	const login = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
	return { address, authorization: { Authorization: `Basic ${Buffer.from(login).toString("base64")}` } };
}

function reasonOf(error: unknown, timeout: AbortSignal): SendFailure {
	if (timeout.aborted) return new SendFailure("timeout");
	const { code = "", name = "" } = ((error as Error).cause ?? {}) as { code?: string; name?: string };
	if (/TIMEOUT/.test(code)) return new SendFailure("timeout");
	const isEncryption = /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_VERIFY/.test(`${code} ${name}`);
	return new SendFailure(isEncryption ? "encryption" : "unreachable");
}
