import { useRouteLoaderData } from "react-router";
import type { PublicCompany, ShownCompany } from "./company.ts";

/** Where even the domain is not known, as on a page about a failure. */
const nobody: ShownCompany = { name: "", legalName: "", social: [] };

/** Whose site this is, as far as visitors may know. */
export function useCompany(): ShownCompany {
	const root = useRouteLoaderData("root") as { company: PublicCompany } | undefined;
	return root?.company ?? nobody;
}
