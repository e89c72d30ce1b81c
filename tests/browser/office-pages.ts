import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** Pages without a frame of their own: they answer a form, or lead elsewhere. */
const noPages = /\.ts$|layout/;

/**
 * The address of every page of the office, from the table of routes, so that a new one is among them. `ids` are the
 * parameters by the folder that they stand in.
 * @throws for a page with a parameter that nobody named
 */
export function officePages(ids: Record<string, string>): string[] {
	// Who is signed in is led away from the pages on which one signs in; they show nothing that anybody has typed.
	const isPage = (file: string) => !noPages.test(file) && !file.includes("/sign-in/");
	const pages = (entries: readonly RouteConfigEntry[], before: string): string[] =>
		entries.flatMap(({ path = "", file, children = [] }) => {
			const here = path ? `${before}/${path}` : before;
			return [...(path && isPage(file) ? [here] : []), ...pages(children, here)];
		});
	const office = pages(routes as RouteConfigEntry[], "").filter((path) => path.startsWith("/admin/"));
	return [...new Set(office)].map((path) =>
		path.replace(/([^/]+)\/:id/, (_, folder: string) => {
			if (!ids[folder]) throw new Error(`${path} needs an id.`);
			return `${folder}/${ids[folder]}`;
		}),
	);
}
