import { readdirSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, test } from "vitest";
import { built } from "../built.ts";
import { useInstallations } from "./installations.ts";

const { newFolder, start } = useInstallations();

test("every answer of a site at an https address tells browsers to stay with TLS: files and refusals too", async () => {
	const settings = { DATA_DIR: newFolder(), PUBLIC_URL: "https://site.example" };
	const { port } = new URL((await start(settings)).address);
	const asked = (path: string, Host: string) =>
		new Promise<[number, unknown]>((answered, failed) => {
			const sent = request({ port, path, headers: { Host } }, (answer) =>
				answered([answer.resume().statusCode!, answer.headers["strict-transport-security"]]),
			);
			sent.on("error", failed).end();
		});
	const file = `/assets/${readdirSync(join(built, "client/assets")).find((name) => name.endsWith(".css"))}`;
	for (const [path, host, status] of [
		[file, "site.example", 200],
		["/icon.svg", "site.example", 200],
		["/impressum", "site.example", 200],
		["/healthz", "site.example", 200],
		["/impressum", "elsewhere.example", 421],
		["/impressum", "not a host", 400],
	] as const)
		expect(await asked(path, host), `${path} at ${host}`).toEqual([status, "max-age=31536000"]);
});
