import { expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

test("a page asks for its looks first, and names its scripts only for later", async () => {
	for (const path of ["/", "/angebot/kaufen", "/en/kontakt", "/admin/login"]) {
		const page = await (await visitor().visit(path)).text();
		const { head, later } = /^(?<head>.*?)<\/head>.*,document\.currentScript,(?<later>\[.*?\])\)<\/script>/s.exec(page)!.groups!;
		expect(head, path).toContain('rel="stylesheet"');
		const scripts = JSON.parse(later!) as string[];
		expect(scripts.length, path).toBeGreaterThan(3);
		for (const script of scripts) expect(script, path).toMatch(/^\/assets\/[\w.-]+\.js$/);
		expect(page, path).not.toMatch(/<link[^>]*modulepreload|<script[^>]* (src=|type="module")/);
	}
});

test("the first picture alone is fetched with priority, and all others when they come into sight", async () => {
	for (const path of ["/", "/angebot/kaufen", "/newsarchiv", "/service"]) {
		const page = await visitor().page(path);
		const pictures = page.match(/<img [^>]*>/g) ?? [];
		expect(pictures.filter((picture) => /fetchpriority="high"/i.test(picture)).length, path).toBeLessThanOrEqual(1);
		for (const picture of pictures.slice(1)) expect(picture, path).toMatch(/loading="lazy"/);
	}
});
