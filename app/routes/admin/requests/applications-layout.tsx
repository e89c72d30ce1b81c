import { Outlet } from "react-router";
import { guarded } from "../../../office-pages/office-guard.server.ts";

export const middleware = [guarded("applications")];

/** Without a loader, the guard above would not run on client-side navigations. */
export function loader() {
	return null;
}

export default Outlet;
