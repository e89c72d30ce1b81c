import { Outlet } from "react-router";
import { guarded } from "../../../back-office/office-guard.server.ts";

export const middleware = [guarded("administration")];

/** Without a loader, the guard above would not run on client-side navigations. */
export function loader() {
	return null;
}

export default Outlet;
