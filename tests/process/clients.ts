export const admin = { email: "chef@example.com", password: "grober Kies" };

/** What somebody was answered; status 0 when nobody answered. */
export type Answer = { status: number; seconds: number; location: string; text: string; cookies: string[] };
type Sent = { form?: Record<string, string> | FormData; headers?: Record<string, string> };

/** Answers are awaited this long: a site that is stopped says nothing for ever. */
const PATIENCE_MILLISECONDS = 20_000;

export async function ask(address: string, path: string, { form, headers }: Sent = {}): Promise<Answer> {
	const begun = performance.now();
	const seconds = () => (performance.now() - begun) / 1000;
	try {
		const response = await fetch(address + path, {
			redirect: "manual",
			signal: AbortSignal.timeout(PATIENCE_MILLISECONDS),
			method: form ? "POST" : "GET",
			headers: { ...(form && { Origin: address }), ...headers },
			...(form && { body: form instanceof FormData ? form : new URLSearchParams(form) }),
		});
		const took = seconds();
		const text = await response.text().catch(() => "");
		return {
			status: response.status,
			seconds: took,
			location: response.headers.get("Location") ?? "",
			text,
			cookies: response.headers.getSetCookie(),
		};
	} catch {
		return { status: 0, seconds: seconds(), location: "", text: "", cookies: [] };
	}
}

let visitors = 0;

/** A visitor of their own who writes to the office; `subject` names the request. */
export function writeToOffice(address: string, subject: string): Promise<Answer> {
	const n = ++visitors;
	return ask(address, "/kontakt", {
		headers: { "X-Forwarded-For": `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}` },
		form: {
			name: "Erika Mustermann",
			email: `visitor-${n}@example.com`,
			subject,
			message: "Ist der Bagger noch da?",
			privacy_agreed: "true",
		},
	});
}

/** Somebody of the office, who stays signed in while the site ends and starts again. */
export class Staff {
	readonly #who: { email: string; password: string };
	readonly #cookies = new Map<string, string>();

	constructor(who = admin) {
		this.#who = who;
	}

	signIn(address: string): Promise<Answer> {
		return this.ask(address, "/admin/login", { ...this.#who });
	}

	async ask(address: string, path: string, form?: Record<string, string> | FormData): Promise<Answer> {
		const answer = await ask(address, path, { form, headers: { Cookie: [...this.#cookies.values()].join("; ") } });
		for (const cookie of answer.cookies) this.#cookies.set(cookie.split("=")[0]!, cookie.split(";")[0]!);
		return answer;
	}
}
