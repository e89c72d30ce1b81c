import { expect, test } from "vitest";
import { useBuiltSite } from "../app.ts";
import { rawRequest } from "../raw-request.ts";

// The operator named the address, and no proxy stands before the site.
process.env.PUBLIC_URL = "http://www.example.com:8080";
useBuiltSite();

test("a site without a proxy is at the host of PUBLIC_URL, and at no other", async () => {
	expect((await rawRequest("GET /impressum HTTP/1.1", "Host: WWW.example.com:8080")).status).toBe(200);
	for (const host of [
		"www.example.com",
		"example.com:8080",
		"localhost:8080",
		"127.0.0.1:8080",
		"www.example.com.evil.example:8080",
	]) {
		const { status, answer } = await rawRequest("GET /impressum HTTP/1.1", `Host: ${host}`);
		expect(status, host).toBe(421);
		expect(answer).toContain("PUBLIC_URL is http://www.example.com:8080");
		expect(answer).toContain("TRUST_PROXY=on");
	}
});
