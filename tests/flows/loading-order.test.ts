import { expect, test } from "vitest";
import { useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

test("a page asks for its looks first, and for its scripts behind them", async () => {
	for (const path of ["/", "/angebot/kaufen", "/en/kontakt", "/admin/login"]) {
		const page = await (await visitor().visit(path)).text();
		const scripts = page.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
		expect(scripts.length, path).toBeGreaterThan(3);
		for (const script of scripts) expect(script, path).toMatch(/fetchpriority="low"/i);
		expect(page.indexOf('rel="stylesheet"'), path).toBeGreaterThan(0);
		expect(page.indexOf('rel="stylesheet"'), path).toBeLessThan(page.indexOf('rel="modulepreload"'));
	}
});
