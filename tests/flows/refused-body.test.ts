import { Agent, request } from "node:http";
import { describe, expect, test } from "vitest";
import { siteAddress, useBuiltSite, visitor } from "../app.ts";
import { plainRequest } from "../plain-request.ts";

useBuiltSite();

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
});
