import type { Role } from "../accounts/role.ts";

/** Props of the office's dialogs that open on any page. */
export type DialogProps = { role: Role; onClose: () => void };
