import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../free-port.ts";
import type { StartProxy } from "../outside/caddy.ts";
import { startTranslator, type Translator } from "../translator.ts";
import { trust } from "./trust.ts";

export const admin = { email: "first@example.com", password: "first-password" };

/**
 * A running site with the demo content, and offers of which the tests know more. `home`: of a browser that trusts its
 * certificate.
 */
export type Site = {
	address: string;
	home: string;
	offers: KnownOffers;
	translator: Translator;
	stop: () => Promise<void>;
};
export type KnownOffers = { gallery: string; germanOnly: string; onRequest: string; unavailable: string };

/**
 * Starts the built site as its own process, on an empty folder, and the proxy that ends TLS before it: as it stands at
 * a dealer's.
 */
export async function startSite(startProxy: StartProxy): Promise<Site> {
	const folder = mkdtempSync(join(tmpdir(), "site-browser-"));
	const translator = await startTranslator();
	const [home, certificates] = [join(folder, "home"), join(folder, "certificates")];
	for (const one of [home, certificates]) mkdirSync(one);
	const publicPort = await freePort();
	const address = `https://localhost:${publicPort}`;
	const settings = {
		PORT: "0",
		HOST: "127.0.0.1",
		PUBLIC_URL: address,
		TRUST_PROXY: "on",
		DATA_DIR: join(folder, "data"),
		ADMIN_EMAIL: admin.email,
		ADMIN_PASSWORD: admin.password,
		LOG_LEVEL: "silent",
		DEMO_CONTENT: "on",
		DEEPL_API_KEY: "key",
		DEEPL_URL: translator.address,
	};
	const site = spawn(process.execPath, ["server/start.ts"], {
		env: { ...process.env, ...settings, NODE_ENV: "production" },
		stdio: ["ignore", "pipe", "inherit"],
	});
	// Where the set-up fails, or runs out of time, nobody calls `stop`.
	const endWithUs = () => {
		site.kill("SIGKILL");
		rmSync(folder, { recursive: true, force: true });
	};
	process.once("exit", endWithUs);
	const upstream = `127.0.0.1:${await portOf(site)}`;
	const proxy = await startProxy({ port: publicPort, upstream, folder: certificates });
	trust(proxy.authority, home);
	// The records that a test needs are made with the app's own code, on the same database.
	Object.assign(process.env, settings);
	const offers = await addKnownOffers();
	let stopping = false;
	site.once(
		"exit",
		(code, signal) =>
			stopping || console.error(`The site ended by itself or was ended by somebody: ${signal ?? `code ${code}`}`),
	);
	return {
		address,
		home,
		offers,
		translator,
		async stop() {
			stopping = true;
			process.off("exit", endWithUs);
			await Promise.all([translator.stop(), proxy.stop()]);
			if (site.exitCode === null && site.signalCode === null) await end(site);
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

async function end(site: ChildProcess): Promise<void> {
	const ended = new Promise((resolve) => site.once("exit", resolve));
	site.kill("SIGTERM");
	// Chromium keeps connections open; they need not be waited for.
	const late = setTimeout(() => site.kill("SIGKILL"), 1000);
	await ended;
	clearTimeout(late);
}

function portOf(site: ChildProcess): Promise<string> {
	return new Promise((resolve, reject) => {
		let said = "";
		site.stdout!.on("data", (words: Buffer) => {
			said += words;
			const port = /The site is at http:\/\/[^:]+:(\d+)/.exec(said)?.[1];
			if (port) resolve(port);
		});
		site.once("exit", (code) => reject(new Error(`The site ended with ${code}: ${said}`)));
	});
}

async function addKnownOffers(): Promise<KnownOffers> {
	const { makeOffer, makeUser } = await import("../make.ts");
	const { addPicture } = await import("#app/media/pictures.server.ts");
	const { default: sharp } = await import("sharp");
	const by = await makeUser();
	const picture = async (background: string, alt: string) => {
		const drawn = sharp({ create: { width: 1200, height: 900, channels: 3, background } }).jpeg();
		return { id: (await addPicture(await drawn.toBuffer(), "angebot-bilder", by.id)).id, alt, alt_en: "" };
	};
	// Older than the demo, so that these stand at the end of the list and the first page stays the demo's.
	const at = "2020-01-01T08:00:00.000Z";
	const pictures = [
		await picture("#f5b100", "Gelbe Ansicht"),
		await picture("#2b6a3a", "Grüne Ansicht"),
		await picture("#a3231c", "Rote Ansicht"),
	];
	return {
		gallery: await makeOffer(
			{
				name: "Prüfbagger Galerie",
				name_en: "Gallery test excavator",
				description_en: "An excavator for the test.",
				sale_price: "12345",
				weight: "21.5",
				manufacturer: "Prüfwerk",
			},
			{ by, at, pictures },
		),
		germanOnly: await makeOffer(
			{ name: "Prüfwalze nur auf Deutsch", description: "Nur auf Deutsch.", category: "walzen", subcategory: "" },
			{ by, at },
		),
		onRequest: await makeOffer(
			{ name: "Prüfdumper auf Anfrage", category: "dumper", subcategory: "", price_on_request: "true", sale_price: "" },
			{ by, at },
		),
		unavailable: await makeOffer(
			{ name: "Prüfshredder vergriffen", category: "shredder", subcategory: "", available: "" },
			{ by, at },
		),
	};
}
