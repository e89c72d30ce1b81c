import { describe, expect, test, vi } from "vitest";
import type { ContactValues } from "#app/requests/contact/contact-form.ts";
import { sendApplication } from "#app/requests/applications/application.server.ts";
import { sendRequest } from "#app/requests/new-request.server.ts";
import { db } from "#app/foundation/database/client.server.ts";
import { makeOffer } from "../make.ts";
import { useEmptyTables } from "../before.ts";

const words: ContactValues = {
	name: "Erika",
	email: "erika@example.com",
	phone: undefined,
	subject: "Frage",
	message: "Noch da?",
	privacy_agreed: true,
	offer_id: undefined,
};
const from = (clientAddress: string, ...machines: { id: string; name: string; nr: number }[]) => ({
	language: "de" as const,
	machines,
	clientAddress,
});
const stored = () =>
	db().selectFrom("Kontaktanfragen_Archiv").selectAll().orderBy("created_at").orderBy("id").execute();

useEmptyTables("Kontaktanfragen_Archiv", "throttles");

describe("a contact request", () => {
	test("with the same words on the same day is one, and each try is told the same id", async () => {
		const first = await sendRequest(words, from("203.0.113.1"));
		expect(await sendRequest({ ...words, email: "ERIKA@example.com" }, from("203.0.113.9"))).toEqual(first);
		const many = await Promise.all(Array.from({ length: 8 }, (_, i) => sendRequest(words, from(`198.51.100.${i}`))));
		for (const again of many) expect(again).toEqual(first);
		expect(await stored()).toHaveLength(1);
	});

	test("that is suspicious stays so when a program sends it again, and is released when a person does", async () => {
		const suspicion = async () => (await stored()).map((request) => request.suspicion);
		await sendRequest(words, { ...from("203.0.113.1"), suspicion: "trap" });
		await sendRequest(words, { ...from("203.0.113.2"), suspicion: "trap" });
		expect(await suspicion()).toEqual(["trap"]);
		await sendRequest(words, from("203.0.113.3"));
		expect(await suspicion()).toEqual([null]);
	});

	test("with the same words on another day of the office is another one, as is an application", async () => {
		const application = { ...from("203.0.113.1"), job: null, suspicion: null, cv: null };
		const sent = async (time: string) => {
			vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(time) });
			await sendRequest(words, from("203.0.113.1"));
			await sendApplication(words, application);
			vi.useRealTimers();
			const kinds = (await stored()).map(({ kind }) => kind);
			return ["request", "application"].map((kind) => kinds.filter((one) => one === kind).length);
		};
		// 23:30 and 1:30 in Berlin, and 22:30 of that day.
		expect(await sent("2026-05-01T21:30:00Z")).toEqual([1, 1]);
		expect(await sent("2026-05-01T23:30:00Z")).toEqual([2, 2]);
		expect(await sent("2026-05-02T20:30:00Z")).toEqual([2, 2]);
	});

	test("that differs in any field or is about a machine is another one", async () => {
		await sendRequest(words, from("203.0.113.1"));
		await sendRequest(words, from("203.0.113.2", { id: await makeOffer(), name: "Brecher", nr: 1 }));
		const changes = { name: "Erik", email: "x@example.com", phone: "1", subject: "Anders", message: "Anders" };
		for (const [field, word] of Object.entries(changes))
			await sendRequest({ ...words, [field]: word }, from(`203.0.113.${word.length}`));
		expect(await stored()).toHaveLength(7);
	});
});

describe("requests from one address", () => {
	const send = (n: number, address: string) => sendRequest({ ...words, message: `Nummer ${n}` }, from(address));

	test("that repeat what is stored cost nothing, and neither do those of others", async () => {
		for (let n = 1; n <= 5; n++) await send(n, "203.0.113.1");
		expect(await send(3, "203.0.113.1")).toMatchObject({ ok: true });
		expect(await send(6, "203.0.113.2")).toMatchObject({ ok: true });
	});

	test("of one IPv6 /64 count together", async () => {
		for (let n = 1; n <= 5; n++) await send(n, `2001:db8:1:2::${n}`);
		expect(await send(6, "2001:db8:1:2:ffff::1")).toMatchObject({ ok: false });
		expect(await send(6, "2001:db8:1:3::1")).toMatchObject({ ok: true });
	});
});
