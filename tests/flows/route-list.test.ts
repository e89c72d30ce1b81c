import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { signedInAs, useBuiltSite, visitor } from "../app.ts";

useBuiltSite();

/** The routes of the list that a page's scripts begin with. */
async function routesOf(page: string): Promise<Record<string, { path?: string }>> {
	const address = /"(\/assets\/manifest-[\w-]+\.js)"/.exec(page)![1]!;
	return (JSON.parse(readFileSync(`build/client${address}`, "utf8").replace(/^window\.__reactRouterManifest=|;\s*$/g, "")) as { routes: Record<string, { path?: string }> }).routes;
}

test("a public page's scripts know the pages of its language and nothing of the office", async () => {
	for (const [path, language] of [
		["/", "de"],
		["/angebot/kaufen", "de"],
		["/en/kontakt", "en"],
		["/gibt-es-nicht", "de"],
	] as const) {
		const routes = await routesOf(await (await visitor().visit(path)).text());
		const ids = Object.keys(routes).filter((id) => id !== "root" && id !== `routes/site/layout-${language}`);
		expect(ids.length, path).toBeGreaterThan(12);
		expect(
			ids.filter((id) => !id.startsWith(`${language}/`)),
			path,
		).toEqual([]);
		expect(JSON.stringify(routes)).not.toContain("admin");
	}
});

test("the office's pages know all of them", async () => {
	const routes = await routesOf(await (await signedInAs("admin")).page("/admin/dashboard"));
	for (const id of ["routes/admin/dashboard", "de/home", "en/home"]) expect(Object.keys(routes)).toContain(id);
});
