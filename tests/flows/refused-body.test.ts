import { Agent, type IncomingMessage, request } from "node:http";
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

	test("of visitors' files is refused while as much of their network has arrived, whatever others announce, and taken after that", async () => {
		const { hostname, port } = new URL(siteAddress());
		const megabyte = 1024 * 1024;
		const head = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n';
		const headers = { "Content-Type": "multipart/form-data; boundary=x" };
		const begin = (announced: number, sent: Buffer | string) => {
			const one = request({
				hostname,
				port,
				path: "/inzahlungnahme",
				method: "POST",
				headers: { ...headers, "Content-Length": announced },
			});
			one.on("error", () => {});
			one.write(sent);
			return one;
		};
		const body = Buffer.concat([Buffer.from(head), Buffer.alloc(8 * megabyte, "x"), Buffer.from("\r\n--x--\r\n")]);
		const whole = async () =>
			(
				await plainRequest("/inzahlungnahme/foto", {
					method: "POST",
					body,
					headers: { ...headers, "Content-Length": body.length },
				}).catch(() => null)
			)?.status;
		const announcing = [1, 2, 3].map(() => begin(60 * megabyte, head));
		expect(await whole()).toBe(415);
		const arriving = [1, 2, 3].map(() =>
			begin(60 * megabyte, Buffer.concat([Buffer.from(head), Buffer.alloc(29 * megabyte)])),
		);
		// One of the three has come when there is no room left.
		const refused = await Promise.race(
			arriving.map((sent) => new Promise<IncomingMessage>((answered) => sent.once("response", answered))),
		);
		expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "10"]);
		for (const sent of [...announcing, ...arriving]) sent.destroy();
		await expect.poll(whole, { timeout: 60_000 }).toBe(415);
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
