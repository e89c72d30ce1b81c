import { unreadableFactors } from "../../accounts/second-factor/factor-secrets.server.ts";
import { userList } from "../../accounts/users/user-repository.server.ts";
import { collections } from "../../back-office/collections/collections.ts";
import { config } from "../../foundation/config/config.server.ts";
import { dateAndTime } from "../../foundation/i18n/format.ts";
import { textsIn } from "../../foundation/i18n/texts.server.ts";
import { deliveryRoute, lastDelivery } from "../../mail/outbox-messages.server.ts";
import { recordCounts } from "../../content/list/record-list.server.ts";
import { latePlans } from "../../content/states/plans.server.ts";
import { operator } from "../../site/company.ts";
import type { CheckName, CheckupRequest, Finding } from "./finding.ts";
import { backup, disk, housekeeping, store } from "./storage-checks.server.ts";

/** `quick`: cheap enough for every dashboard, which then shows it if it is bad. */
export type Check = { name: CheckName; ask: (request: CheckupRequest) => Promise<Finding>; quick: boolean };

/** All checks. A new one needs a line here, a function, and its texts (namespace zustand). */
export const checks: Check[] = [
	{ name: "backup", ask: backup, quick: true },
	{ name: "disk", ask: disk, quick: true },
	{ name: "store", ask: store, quick: true },
	{ name: "mail", ask: mailServer, quick: true },
	{ name: "address", ask: address, quick: true },
	{ name: "legal", ask: legalTexts, quick: true },
	{ name: "webhook", ask: webhook, quick: true },
	{ name: "secondFactor", ask: secondFactors, quick: false },
	{ name: "plans", ask: plans, quick: true },
	{ name: "housekeeping", ask: housekeeping, quick: false },
];

async function mailServer(request: CheckupRequest): Promise<Finding> {
	const { mailServer: server, folder } = deliveryRoute();
	if (!server) return { state: "bad", words: "mailNone", todo: "mailNoneTodo", values: { folder } };
	return delivery("mail", server, request);
}

async function webhook(request: CheckupRequest): Promise<Finding> {
	const { webhook: server } = deliveryRoute();
	return server ? delivery("webhook", server, request) : { state: "good", words: "webhookNone" };
}

async function delivery(kind: "mail" | "webhook", server: string, { language }: CheckupRequest): Promise<Finding> {
	const { sent, failed } = await lastDelivery(kind);
	if (failed && (!sent || failed.at > sent)) {
		const reason = textsIn(language).of("outbox")(`reason.${failed.reason}`);
		const values = { server, time: dateAndTime(language, failed.at), reason };
		return { state: "bad", words: "deliveryTrouble", todo: `deliveryTodo.${kind}`, to: "/admin/postausgang", values };
	}
	if (!sent) return { state: "look", words: "deliveryUnused", values: { server } };
	return { state: "good", words: "deliverySent", values: { server, time: dateAndTime(language, sent) } };
}

async function address(): Promise<Finding> {
	const { publicUrl: url, trustProxy } = config();
	const values = { url };
	if (isLocal()) return { state: "look", words: "addressLocal", todo: "addressLocalTodo", values };
	if (!url.startsWith("https:")) return { state: "bad", words: "addressPlain", todo: "addressPlainTodo", values };
	if (!trustProxy) return { state: "bad", words: "addressNoProxy", todo: "addressNoProxyTodo", values };
	return { state: "good", words: "addressGood", values };
}

/** How many of the demo's data are named. */
const NAMED = 6;

/** Data of the demo that the legal pages still show, and placeholders in square brackets. */
async function legalTexts(): Promise<Finding> {
	const places = [...new Set(placeholdersIn(operator))];
	if (places.length === 0) return { state: "good", words: "legalGood" };
	const values = { places: places.slice(0, NAMED).join(", ") };
	return { state: isLocal() ? "look" : "bad", words: "legalOpen", todo: "legalTodo", values };
}

function placeholdersIn(data: unknown): string[] {
	if (typeof data === "string") return data.match(/\[[^\]]+\]|.*(\bMuster|@example\.com).*/g) ?? [];
	return typeof data === "object" && data !== null ? Object.values(data).flatMap(placeholdersIn) : [];
}

function isLocal(): boolean {
	return /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(config().publicUrl).hostname);
}

async function secondFactors(): Promise<Finding> {
	if ((await unreadableFactors()) > 0)
		return { state: "bad", words: "secondFactorUnreadable", todo: "secondFactorUnreadableTodo" };
	const without = (await userList()).filter(
		({ role, state, twoFactor, passkey }) => role === "admin" && state === "active" && !twoFactor && !passkey,
	);
	if (without.length === 0) return { state: "good", words: "secondFactorGood" };
	const values = { people: without.map(({ email }) => email).join(", ") };
	return { state: "look", words: "secondFactorMissing", todo: "secondFactorTodo", to: "/admin/benutzer", values };
}

/** More names would not fit the line. */
const NAMES_SHOWN = 3;

/** Plans that were refused, or that nobody has carried out. */
async function plans({ language }: CheckupRequest): Promise<Finding> {
	const late = (await Promise.all(Object.values(collections).map(latePlans))).flat();
	const [first] = late;
	if (!first) {
		const counts = await Promise.all(Object.values(collections).map(recordCounts));
		const count = counts.reduce((sum, { scheduled }) => sum + scheduled, 0);
		return { state: "good", words: "plansGood", values: { count } };
	}
	const quoted = (name: string) => textsIn(language).of("zustand")("planName", { name });
	const names = late.slice(0, NAMES_SHOWN).map(({ name }) => quoted(name));
	const isRefused = late.some(({ refused }) => refused);
	return {
		state: "bad",
		words: isRefused ? "plansRefused" : "plansLate",
		todo: isRefused ? "plansRefusedTodo" : "plansLateTodo",
		to: collections[first.kind].office.edit + first.id,
		values: { names: names.join(", ") + (late.length > NAMES_SHOWN ? " …" : "") },
	};
}
