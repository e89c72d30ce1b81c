import { randomUUID } from "node:crypto";
import { openSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/free-port.ts";
import { folder } from "./buildah.ts";
import { type Container, type Ended, startContainer } from "./container.ts";
import type { Image } from "./image.ts";
import { newVolume, type Place } from "./places.ts";
import { page, publicUrl, seePictures, signIn } from "./visitor.ts";

const START_MILLISECONDS = 90_000;
/** What an engine allows before it kills. */
const STOP_MILLISECONDS = 10_000;
const LIST = "/angebot/kaufen";

type Settings = Record<string, string>;
type Site = { container: Container; address: string };

/**
 * Runs the image as an operator does, from the first start to a backup that is restored elsewhere. @throws Error naming
 * the first thing that is not as it should be
 */
export async function tryPlace(image: Image, place: Place): Promise<void> {
	const admin = { email: "chef@example.com", password: randomUUID() };
	const ports = await Promise.all(Array.from({ length: place.containers }, freePort));
	const start = (settings: Settings, volumes: string[], of = ports) =>
		Promise.all(of.map((port) => startSite(image, settings, volumes, port)));
	const volumes = newVolumes(image);
	const sites = await start(
		{ ...(await place.empty()), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
		volumes,
	);
	const [first, last] = [sites.at(0)!, sites.at(-1)!];
	await staysInItsPlace(first.container);
	succeeds(await first.container.run(image.healthCheck));
	for (const { address } of sites) {
		await page(address);
		await seePictures(address + LIST);
	}
	const session = await signIn(first.address, admin.email, admin.password);
	await page(`${last.address}/admin/dashboard`, session);
	const words = await page(first.address + LIST);
	const backup = await takeBackup(first.container);
	for (const { container } of sites) await stops(container);

	// What is unpacked may be larger than the memory that /tmp is made of.
	const elsewhere = { settings: { ...(await place.empty()), TMPDIR: "/data" }, volumes: newVolumes(image) };
	const restore = ["sh", "-c", "cat > /data/b.tar.gz && npm run restore -- /data/b.tar.gz && rm /data/b.tar.gz"];
	succeeds(await startContainer(image, { ...elsewhere, command: restore, file: openSync(backup, "r") }).ended);
	const [back] = await start(elsewhere.settings, elsewhere.volumes, ports.slice(0, 1));
	if ((await page(back!.address + LIST)) !== words) throw new Error("The machines are not the same after the restore");
	await seePictures(back!.address + LIST);
	await signIn(back!.address, admin.email, admin.password);
	await stops(back!.container);
}

function newVolumes(image: Image): string[] {
	return image.volumes.map((path) => `${newVolume(image.root, path)}:${path}`);
}

async function startSite(image: Image, settings: Settings, volumes: string[], port: number): Promise<Site> {
	const address = `http://127.0.0.1:${port}`;
	const container = startContainer(image, {
		settings: { ...settings, PORT: String(port), PUBLIC_URL: publicUrl, TRUST_PROXY: "on" },
		volumes,
	});
	let over: Ended | undefined;
	void container.ended.then((ended) => (over = ended));
	for (const begun = Date.now(); Date.now() - begun < START_MILLISECONDS;) {
		const ready = await fetch(`${address}/readyz`)
			.then(({ ok }) => ok)
			.catch(() => false);
		if (ready) return { container, address };
		if (over) succeeds(over);
		await new Promise((later) => setTimeout(later, 200));
	}
	throw new Error(`It was not ready after ${START_MILLISECONDS / 1000} s:\n${container.output()}`);
}

/** It is a user without any right, who can write to the volume and to /tmp, and nowhere else. */
async function staysInItsPlace(container: Container): Promise<void> {
	succeeds(
		await container.run([
			"sh",
			"-c",
			"test $(id -u) = 1000 && grep 'CapEff:.0000000000000000' /proc/1/status && touch /data/a /tmp/a && rm /data/a",
		]),
	);
	const { code, output } = await container.run(["touch", "/home/node/a"]);
	if (code === 0 || !output.includes("Read-only file system")) throw new Error(`It can write to /home/node: ${output}`);
}

/** Gives the file in which the backup lies outside. */
async function takeBackup(container: Container): Promise<string> {
	const file = join(folder, `${randomUUID()}.tar.gz`);
	succeeds(await container.run(["npm", "run", "backup", "--", "/data/b.tar.gz"]));
	succeeds(await container.run(["cat", "/data/b.tar.gz"], openSync(file, "w")));
	return file;
}

async function stops(container: Container): Promise<void> {
	const begun = Date.now();
	const ended = await container.end("SIGTERM");
	succeeds(ended);
	if (Date.now() - begun > STOP_MILLISECONDS)
		throw new Error(`SIGTERM ended it after ${Date.now() - begun} ms:\n${ended.output}`);
}

function succeeds({ code, output }: Ended): void {
	if (code !== 0) throw new Error(`It ended with code ${code}:\n${output}`);
}
