import { readFile, stat } from "node:fs/promises";
import { COMPANY_PAGE } from "../company/company-page.ts";
import { companyFacts } from "../company/company.server.ts";
import type { Company } from "../company/company-fields.ts";
import { lackingFacts } from "../company/lacking-facts.server.ts";
import { config } from "../config/config.server.ts";
import { dateAndTime } from "../i18n/format.ts";
import type { CheckupRequest } from "./checkup-request.ts";
import type { Finding } from "./finding.ts";

/** The program's version, and since when it has been running. */
export async function program({ language }: CheckupRequest): Promise<Finding> {
	const { version } = JSON.parse(await readFile("package.json", "utf8")) as { version: string };
	const since = dateAndTime(language, new Date(Date.now() - process.uptime() * 1000).toISOString());
	const built = await stat("build/server/index.js").catch(() => null);
	if (!built) return { state: "good", words: "programUnbuilt", values: { version, since } };
	return {
		state: "good",
		words: "program",
		values: { version, since, built: dateAndTime(language, built.mtime.toISOString()) },
	};
}

/** The site's own address, and whether this request came over TLS. */
export async function address({ forwardedProto }: CheckupRequest): Promise<Finding> {
	const { publicUrl: url, trustProxy } = config();
	const values = { url };
	if (isLocal()) return { state: "look", words: "addressLocal", todo: "addressLocalTodo", values };
	if (!url.startsWith("https:")) return { state: "bad", words: "addressPlain", todo: "addressPlainTodo", values };
	if (!trustProxy) return { state: "bad", words: "addressNoProxy", todo: "addressNoProxyTodo", values };
	if (forwardedProto === null) return { state: "look", words: "addressSilent", todo: "addressSilentTodo", values };
	if (forwardedProto !== "https") return { state: "bad", words: "addressOpen", todo: "addressOpenTodo", values };
	return { state: "good", words: "addressGood", values };
}

/** How many of the invented facts are named. */
const NAMED = 6;

/** Facts that the legal pages lack, and those of the demo that they still show. */
export async function legalTexts({ language }: CheckupRequest): Promise<Finding> {
	const facts = await companyFacts();
	const state = isLocal() ? "look" : "bad";
	const todo = { state, todo: "legalTodo", to: COMPANY_PAGE } as const;
	const invented = [...new Set(inventedIn(facts))];
	if (invented.length > 0)
		return { ...todo, words: "legalOpen", values: { places: invented.slice(0, NAMED).join(", ") } };
	const places = lackingFacts(facts, language);
	return places === "" ? { state: "good", words: "legalGood" } : { ...todo, words: "legalLacking", values: { places } };
}

function inventedIn(facts: Company): string[] {
	return Object.values(facts).flatMap((fact) => String(fact).match(/.*(\bMuster|@example\.com).*/g) ?? []);
}

/** Whether the site is reachable from this machine only. */
function isLocal(): boolean {
	return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(config().publicUrl).hostname);
}
