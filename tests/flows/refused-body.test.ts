import { Agent, request } from "node:http";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "#app/database/client.server.ts";
import { signedInAs, siteAddress, useBuiltSite, type Visitor, visitor } from "../app.ts";
import { plainRequest } from "../plain-request.ts";

useBuiltSite();

let staff: Visitor;
beforeAll(async () => {
	staff = await signedInAs("admin");
});

describe("a body", () => {
	const form = "application/x-www-form-urlencoded";

	test("of more than a megabyte is refused by the length it announces, before it is sent", async () => {
		const { hostname, port } = new URL(siteAddress());
		const status = await new Promise<number>((answered, failed) => {
			const sent = request(
				{
					hostname,
					port,
					path: "/kontakt",
					method: "POST",
					headers: { "Content-Type": form, "Content-Length": 5_000_000 },
				},
				(response) => {
					answered(response.statusCode!);
					sent.destroy();
				},
			);
			sent.on("error", failed);
			sent.flushHeaders();
		});
		expect(status).toBe(413);
	});

	test("may be larger only where pictures are taken", async () => {
		const big = Buffer.alloc(2 * 1024 * 1024, "x");
		for (const path of ["/kontakt", "/admin/login", "/admin/bilder/x"]) {
			expect(
				(
					await plainRequest(path, {
						method: "POST",
						body: big,
						headers: { "Content-Type": form, "Content-Length": big.length },
					}).catch(() => ({ status: 413 }))
				).status,
				path,
			).toBe(413);
		}
		expect(
			(await visitor().visit("/admin/bilder", { method: "POST", body: big, headers: { "Content-Type": form } })).status,
		).toBe(302);
	});

	test("that is answered before it was read is read all the same, so that the answer arrives and the connection goes on", async () => {
		const big = Buffer.alloc(20 * 1024 * 1024, "x");
		const agent = new Agent({ keepAlive: true, maxSockets: 1 });
		for (let round = 0; round < 3; round++) {
			const { status, headers } = await plainRequest("/admin/bilder", {
				method: "POST",
				body: big,
				agent,
				headers: { "Content-Type": "multipart/form-data; boundary=x", "Content-Length": big.length },
			});
			expect([status, headers.location]).toEqual([302, "/admin/login?"]);
			expect((await plainRequest("/healthz", { agent })).status).toBe(200);
		}
		agent.destroy();
	});

	test("that announces no length is asked for one", async () => {
		const { status, headers } = await plainRequest("/kontakt", {
			method: "POST",
			body: "name=x",
			headers: { "Content-Type": form, "Transfer-Encoding": "chunked" },
		});
		expect(status).toBe(411);
		expect(headers.connection).toBe("close");
	});

	test.each([
		["text/plain", "name=x"],
		["multipart/form-data; boundary=x", "no boundary here"],
		["", "name=x"],
	])("of type %j that is no form is the sender's fault, not ours", async (type, body) => {
		const before = (await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).length;
		for (const path of ["/kontakt", "/kontakt.data", "/admin/login", "/admin/login.data"]) {
			const { status } = await plainRequest(path, {
				method: "POST",
				body,
				headers: { "Content-Length": Buffer.byteLength(body), ...(type && { "Content-Type": type }) },
			});
			expect(status, path).toBe(type.startsWith("multipart") ? 400 : 415);
		}
		for (const path of ["/admin/bilder", "/admin/angebot-hinzufuegen"]) {
			const { status } = await staff.visit(path, { method: "POST", body, headers: { "Content-Type": type || "x/y" } });
			expect([400, 415, 422], `${path} answered ${status}`).toContain(status);
		}
		expect(await db().selectFrom("Kontaktanfragen_Archiv").select("id").execute()).toHaveLength(before);
	});
});
