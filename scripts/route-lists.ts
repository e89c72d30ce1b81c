import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type Routes = Record<string, { parentId?: string } & Record<string, unknown>>;
type List = { routes: Routes } & Record<string, unknown>;

const beginning = "window.__reactRouterManifest=";
const languages = ["de", "en"] as const;

/**
 * React Router writes one list of all routes for the browser. Beside it come two that hold what the public pages of a language lead to:
 * a visitor's browser need not know the office, nor the pages of the other language, which are loaded anew. The office gets the whole list.
 */
export function writeRouteLists(folder: string): void {
	const name = readdirSync(folder).find((file) => /^manifest-\w+\.js$/.test(file));
	if (!name) throw new Error(`No list of routes in ${folder}`);
	const text = readFileSync(join(folder, name), "utf8");
	for (const language of languages) writeFileSync(join(folder, name.replace(/\.js$/, `-${language}.js`)), publicList(text, language));
}

function publicList(text: string, language: (typeof languages)[number]): string {
	if (!text.startsWith(beginning)) throw new Error(`The list of routes begins otherwise: ${text.slice(0, 80)}`);
	const list = JSON.parse(text.slice(beginning.length).replace(/;\s*$/, "")) as List;
	const layout = `routes/site/layout-${language}`;
	const led = Object.entries(list.routes).filter(([id]) => id === "root" || above(list.routes, id).includes(layout));
	if (led.length < 10) throw new Error(`Only ${led.length} routes under ${layout}`);
	const routes = Object.fromEntries(led.map(([id, route]) => [id, withoutDefaults(route)]));
	return `${beginning}${JSON.stringify({ ...list, routes })};`;
}

/** A route and those it lies in. */
function above(routes: Routes, id: string): string[] {
	const parent = routes[id]?.parentId;
	return [id, ...(parent ? above(routes, parent) : [])];
}

/** What is false, empty or missing means the same to React Router. */
function withoutDefaults(route: Record<string, unknown>): Record<string, unknown> {
	return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false && !(Array.isArray(value) && value.length === 0)));
}
