import { guard } from "../../../accounts/guard.server.ts";

export const middleware = [guard("administration")];

/** Without a loader, the guard above would not run on client-side navigations. */
export const loader = () => null;
