import { spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, expect, test } from "vitest";
import { useInstallations } from "./installations.ts";
import { ownEnvironment } from "./site-process.ts";

const { newFolder } = useInstallations();
let group: number | undefined;
afterEach(() => {
	try {
		if (group) process.kill(-group, "SIGKILL");
	} catch {
		// All of it has ended.
	}
});

test.each(["SIGTERM", "SIGINT"] as const)(
	"%s to npm start ends the site too, which says so in its log and leaves its port",
	async (signal) => {
		const npm = spawn("npm", ["start"], {
			// A group of its own, so that the signal reaches npm alone.
			detached: true,
			stdio: ["ignore", "pipe", "inherit"],
			env: { ...ownEnvironment, HOME: process.env.HOME, PORT: "0", DATA_DIR: newFolder(), DEMO_CONTENT: "off" },
		});
		group = npm.pid;
		let printed = "";
		npm.stdout.on("data", (part: Buffer) => (printed += part.toString()));
		const address = () => /The site is at (http:\S+)/.exec(printed)?.[1];
		await expect.poll(address, { timeout: 120_000 }).toBeDefined();
		expect((await fetch(`${address()}/healthz`)).status).toBe(200);
		const ended = once(npm, "exit");
		npm.kill(signal);
		await ended;
		expect(printed).toMatch(new RegExp(`"signal":"${signal}","msg":"the site stops"`));
		await expect(fetch(`${address()}/healthz`)).rejects.toThrow();
	},
);
