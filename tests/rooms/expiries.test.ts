import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { issueToken, readToken, redeemToken } from "#app/accounts/one-time-tokens.server.ts";
import { isRecentlyConfirmed } from "#app/accounts/second-factor/step-up.server.ts";
import { db, now } from "#app/foundation/database/client.server.ts";
import { rememberChange, takeBack } from "#app/office/list/undo.server.ts";
import { useUser } from "../before.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const by = useUser();
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const token = (kind: Parameters<typeof issueToken>[0]) => async (): Promise<() => Promise<boolean>> => {
	const issued = await issueToken(kind, by.id, db());
	return async () => {
		const read = (await readToken([kind], issued)) !== null;
		const redeemed = await db()
			.transaction()
			.execute((t) => redeemToken([kind], issued, t));
		expect(redeemed !== null).toBe(read);
		return read;
	};
};

/** What expires, after how long, and how to begin it; what that gives tells whether it is still valid. */
const expiries: [string, number, () => Promise<() => Promise<boolean>>][] = [
	["the link that confirms a new user", 7 * DAY, token("confirm")],
	["the link for a new password", HOUR, token("reset")],
	["the link that confirms another address", DAY, token("email")],
	["the wait for the second factor", 10 * MINUTE, token("second-factor")],
	["the question to a passkey", 5 * MINUTE, token("passkey-sign-in")],
	[
		"the confirmed identity",
		10 * MINUTE,
		async () => {
			const confirmedAt = now();
			return async () => isRecentlyConfirmed({ confirmedAt } as Parameters<typeof isRecentlyConfirmed>[0]);
		},
	],
	[
		"the undo of a change",
		15 * MINUTE,
		async () => {
			const id = await rememberChange({ list: "offer", action: "withdraw" }, { id: by.id, before: { at: 0 } }, by);
			const undoer = { undo: async () => true, rows: async () => new Map() };
			return async () => (await takeBack(id, by, () => undoer)) !== null;
		},
	],
];

test.each(expiries)("%s is valid until its time is over, and not after it", async (_, lifetime, begin) => {
	const begun = Date.now();
	vi.setSystemTime(begun);
	const atTheEnd = await begin();
	// A database has a clock of its own, and a busy machine needs its time.
	vi.setSystemTime(begun + lifetime - 20_000);
	expect(await atTheEnd()).toBe(true);
	vi.setSystemTime(begun);
	const after = await begin();
	vi.setSystemTime(begun + lifetime + 20_000);
	expect(await after()).toBe(false);
});
