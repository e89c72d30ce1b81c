import { once } from "node:events";
import { request } from "node:http";
import { describe, expect, test } from "vitest";
import { demoOffers } from "#demo/offers/demo-offers.ts";
import { Staff } from "./clients.ts";
import { useInstallations } from "./installations.ts";
import { failToStart, launchSite, type SiteProcess } from "./site-process.ts";
import { ask } from "./stored.ts";

const { newFolder, newPlace: newSite, start } = useInstallations();
const signIn = (site: SiteProcess, email: string, password: string) =>
	new Staff({ email, password }).signIn(site.address);
const newPlace = () => newSite("SQLite");

describe("a process", () => {
	test("prints where it is and, at its first start only, the admin and a generated password that signs in", async () => {
		const place = await newPlace();
		const first = await start({ ...place, ADMIN_EMAIL: "Chef@Example.com" });
		const [, password = ""] = /as chef@example\.com with the password (\S+)/.exec(first.output()) ?? [];
		expect((await signIn(first, "chef@example.com", password)).status).toBe(302);
		await first.end("SIGTERM");
		const second = await start(place);
		expect(second.output()).not.toContain("password");
	});

	test("whose first start is killed while it loads the demo loads it whole at the next one, and shows a password that signs in", async () => {
		const place = { ...(await newPlace()), DEMO_CONTENT: "on" };
		const killed = launchSite(place);
		const offers = async () => (await ask(place, 'select id from "Angebote"').catch(() => [])).length;
		await expect.poll(offers, { timeout: 60_000, interval: 20 }).toBeGreaterThan(0);
		await killed.end("SIGKILL");
		expect(killed.output()).toBe("");
		const site = await start(place);
		const [, password = ""] = /with the password (\S+) \(shown only once\)/.exec(site.output()) ?? [];
		expect((await signIn(site, "admin@example.com", password)).status).toBe(302);
		expect(await offers()).toBe(demoOffers.length);
	});

	test("that is asked to stop finishes the request it has begun, and then ends well", async () => {
		const site = await start({ ...(await newPlace()), LOG_LEVEL: "info" });
		const body = new URLSearchParams({
			name: "Max Mustermann",
			email: "max@example.com",
			subject: "Anfrage",
			message: "Noch vor dem Ende",
			privacy_agreed: "true",
		}).toString();
		const headers = {
			Origin: site.address,
			"Content-Type": "application/x-www-form-urlencoded",
			"Content-Length": Buffer.byteLength(body),
			Expect: "100-continue",
		};
		const asked = request(`${site.address}/kontakt`, { method: "POST", headers });
		const status = new Promise<number>((answered, failed) => {
			asked.once("error", failed).once("response", (response) => answered(response.resume().statusCode!));
		});
		asked.flushHeaders();
		// The site has begun with it and asks for the rest.
		await once(asked, "continue");
		const code = site.end("SIGTERM");
		await expect.poll(site.output).toContain("the site stops");
		asked.end(body);
		expect(await status).toBe(200);
		expect(await code).toBe(0);
	});
});

test.each(["SQLite", "PostgreSQL"])(
	"a process on %s that starts at the same moment as another leaves one admin and both running",
	async (engine) => {
		const place = await newSite(engine);
		const both = await Promise.all([start({ ...place }), start({ ...place })]);
		expect(both.filter((site) => site.output().includes("shown only once"))).toHaveLength(1);
		for (const site of both) expect((await fetch(`${site.address}/readyz`)).status).toBe(200);
	},
);

test.each([
	["PORT", "99999"],
	["DATABASE_URL", "mysql://127.0.0.1/x"],
	["DATA_DIR", "/dev/null/x"],
])("a start that cannot be because %s is %s says so in one line that names it", async (name, value) => {
	const { code, output } = await failToStart({ DATA_DIR: newFolder(), [name]: value });
	expect(code).toBe(1);
	expect(output.trim().split("\n")).toHaveLength(1);
	expect(output).toContain(`Cannot start: ${name} `);
});
