import { randomUUID } from "node:crypto";
import { openSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "../../tests/free-port.ts";
import { folder } from "./buildah.ts";
import { type Container, type Ended, startContainer } from "./container.ts";
import type { Image } from "./image.ts";
import { newVolume, type Installation } from "./installations.ts";
import { page, publicUrl, checkPictures, signIn } from "./visitor.ts";

const START_MILLISECONDS = 90_000;
/** An engine kills a container after this time. */
const STOP_MILLISECONDS = 10_000;
const LIST = "/angebot/kaufen";

type Settings = Record<string, string>;
type Site = { container: Container; address: string };

/**
 * Runs the image as an operator does, from the first start to restoring a backup elsewhere.
 * @throws Error that names the first fault
 */
export async function tryInstallation(image: Image, installation: Installation): Promise<void> {
	const admin = { email: "chef@example.com", password: randomUUID() };
	const ports = await Promise.all(Array.from({ length: installation.containers }, freePort));
	const start = (settings: Settings, volumes: string[], of = ports) =>
		Promise.all(of.map((port) => startSite(image, settings, volumes, port)));
	const volumes = newVolumes(image);
	const sites = await start(
		{ ...(await installation.empty()), ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
		volumes,
	);
	const [first, last] = [sites.at(0)!, sites.at(-1)!];
	await checkIsolation(first.container);
	requireSuccess(await first.container.run(image.healthCheck));
	for (const { address } of sites) {
		await page(address);
		await checkPictures(address + LIST);
	}
	const session = await signIn(first.address, admin.email, admin.password);
	await page(`${last.address}/admin/dashboard`, session);
	const listBefore = await page(first.address + LIST);
	const backup = await takeBackup(first.container);
	for (const { container } of sites) await checkStop(container);

	// The unpacked backup may be larger than /tmp, which is in memory.
	const elsewhere = { settings: { ...(await installation.empty()), TMPDIR: "/data" }, volumes: newVolumes(image) };
	const restore = ["sh", "-c", "cat > /data/b.tar.gz && npm run restore -- /data/b.tar.gz && rm /data/b.tar.gz"];
	requireSuccess(await startContainer(image, { ...elsewhere, command: restore, file: openSync(backup, "r") }).ended);
	const [restored] = await start(elsewhere.settings, elsewhere.volumes, ports.slice(0, 1));
	if ((await page(restored!.address + LIST)) !== listBefore)
		throw new Error("The machines are not the same after the restore");
	await checkPictures(restored!.address + LIST);
	await signIn(restored!.address, admin.email, admin.password);
	await checkStop(restored!.container);
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
	let earlyEnd: Ended | undefined;
	void container.ended.then((ended) => (earlyEnd = ended));
	for (const startTime = Date.now(); Date.now() - startTime < START_MILLISECONDS;) {
		const ready = await fetch(`${address}/readyz`)
			.then(({ ok }) => ok)
			.catch(() => false);
		if (ready) return { container, address };
		if (earlyEnd) requireSuccess(earlyEnd);
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	throw new Error(`It was not ready after ${START_MILLISECONDS / 1000} s:\n${container.output()}`);
}

/** Checks that it runs as a user without privileges and can write only to the volume and to /tmp. */
async function checkIsolation(container: Container): Promise<void> {
	requireSuccess(
		await container.run([
			"sh",
			"-c",
			"test $(id -u) = 1000 && grep 'CapEff:.0000000000000000' /proc/1/status && touch /data/a /tmp/a && rm /data/a",
		]),
	);
	const { code, output } = await container.run(["touch", "/home/node/a"]);
	if (code === 0 || !output.includes("Read-only file system")) throw new Error(`It can write to /home/node: ${output}`);
}

/** Makes a backup and returns its path outside the container. */
async function takeBackup(container: Container): Promise<string> {
	const file = join(folder, `${randomUUID()}.tar.gz`);
	requireSuccess(await container.run(["npm", "run", "backup", "--", "/data/b.tar.gz"]));
	requireSuccess(await container.run(["cat", "/data/b.tar.gz"], openSync(file, "w")));
	return file;
}

async function checkStop(container: Container): Promise<void> {
	const startTime = Date.now();
	const ended = await container.end("SIGTERM");
	requireSuccess(ended);
	if (Date.now() - startTime > STOP_MILLISECONDS)
		throw new Error(`SIGTERM ended it after ${Date.now() - startTime} ms:\n${ended.output}`);
}

function requireSuccess({ code, output }: Ended): void {
	if (code !== 0) throw new Error(`It ended with code ${code}:\n${output}`);
}
