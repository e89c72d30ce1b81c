import { setTimeout as pause } from "node:timers/promises";
import { config } from "../../foundation/config/config.server.ts";
import type { Language } from "../../foundation/i18n/language.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { tryMailServer } from "../../mail/send-mail.server.ts";
import { type Check, checks } from "./checks.server.ts";
import type { CheckupRequest, Finding, NamedFinding } from "./finding.ts";

/** How long a check may take, so that one that hangs does not delay the page; less on the dashboard. */
const TIMEOUT_MILLISECONDS = 3000;
const DASHBOARD_MILLISECONDS = 700;
/** How long the mail server may take, which an admin tries by a button. */
const MAIL_MILLISECONDS = 8000;

const urgency = { bad: 0, look: 1, good: 2 };

/** Runs all checks; the most urgent findings come first, otherwise in the order of the table. */
export async function checkup(request: CheckupRequest): Promise<NamedFinding[]> {
	const findings = await Promise.all(checks.map((check) => answer(check, request, TIMEOUT_MILLISECONDS)));
	return findings.sort((one, other) => urgency[one.state] - urgency[other.state]);
}

/** The findings of quick checks that somebody must act on, without those of checks that did not answer in time. */
export async function urgentFindings(request: CheckupRequest): Promise<NamedFinding[]> {
	const quick = checks.filter((check) => check.quick);
	const findings = await Promise.all(quick.map((check) => answer(check, request, DASHBOARD_MILLISECONDS)));
	return findings.filter(({ state, words }) => state === "bad" && words !== "unanswered");
}

/** Signs in to the mail server and sends nothing. */
export async function probeMailServer(language: Language): Promise<Finding> {
	const { mailServer } = config();
	if (!mailServer) return { state: "look", words: "probed.mail.none" };
	const reason = await tryMailServer(mailServer, MAIL_MILLISECONDS);
	if (reason === null) return { state: "good", words: "probed.mail.good" };
	const values = { reason: textsIn(language).of("outbox")(`reason.${reason}`) };
	return { state: "bad", words: "probed.mail.bad", values };
}

async function answer({ name, ask }: Check, request: CheckupRequest, timeout: number): Promise<NamedFinding> {
	try {
		const found = await Promise.race([ask(request), pause(timeout, null, { ref: false })]);
		if (!found) throw new Error("no answer in time");
		return { name, ...found };
	} catch (error) {
		request.log.warn({ err: error, check: name }, "a check of the site's condition failed");
		return { name, state: "bad", words: "unanswered", todo: "unansweredTodo" };
	}
}
