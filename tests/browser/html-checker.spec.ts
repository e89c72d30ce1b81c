import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { pathOf } from "../../scripts/debian.ts";
import { java } from "../../scripts/test-programs.ts";
import { inLanguage, languages, publicPages } from "./public-pages.ts";
import { expect, test } from "./test.ts";

const checker = resolve("node_modules/vnu-jar/build/dist/vnu.jar");

type Message = {
	type: "error" | "info" | "non-document-error";
	subType?: "warning";
	url?: string;
	message: string;
	extract?: string;
};

const officePages = [
	"/admin/dashboard",
	"/admin/angebot-hinzufuegen",
	"/admin/nachricht-hinzufuegen",
	"/admin/karriere-hinzufuegen",
	"/admin/kontakt-anfragen",
	"/admin/bewerbungen",
	"/admin/konto",
];

test("the W3C's checker finds nothing to complain about on any page", async ({ site, staffCookies }) => {
	test.slow();
	const folder = mkdtempSync(join(tmpdir(), "html-checker-"));
	const addresses = new Map<string, string>();
	const keep = async (path: string, headers: Record<string, string> = {}) => {
		const file = `${addresses.size}.html`;
		addresses.set(file, path);
		writeFileSync(join(folder, file), await (await fetch(site.address + path, { headers })).text());
	};
	for (const language of languages)
		for (const page of publicPages) await keep(inLanguage(language, await page.path(site)));
	for (const path of ["/admin/login", "/admin/passwort-vergessen"]) await keep(path);
	const cookie = staffCookies.map(({ name, value }) => `${name}=${value}`).join("; ");
	for (const path of officePages) await keep(path, { Cookie: cookie });
	// One call for all: the machine that runs the checker takes longer to start than to check.
	const options = ["-jar", checker, "--format", "json", "--stdout", "--exit-zero-always"];
	const files = readdirSync(folder).map((file) => join(folder, file));
	const most = { encoding: "utf8", maxBuffer: 64 * 1024 * 1024 } as const;
	const answer = execFileSync(pathOf(java)!, [...options, ...files], most);
	const { messages } = JSON.parse(answer) as { messages: Message[] };
	rmSync(folder, { recursive: true });
	// What is only information tells how React writes HTML, which is allowed.
	const found = messages.filter(({ type, subType }) => type !== "info" || subType === "warning");
	const told = found.map(({ url, message, extract }) => `${addresses.get(basename(url ?? ""))}: ${message} ${extract}`);
	expect(told).toEqual([]);
});
