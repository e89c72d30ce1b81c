import type { Role } from "../accounts/role.ts";

/** What the office's dialogs that open anywhere need. */
export type DialogProps = { role: Role; onClose: () => void };
