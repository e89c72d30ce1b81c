import { Outlet } from "react-router";
import { guard } from "../../../accounts/guard.server.ts";

export const middleware = [guard("admin")];

/** Without one its guard would not be asked when the browser's script changes the page. */
export function loader() {
	return null;
}

export default Outlet;
