import type { From } from "../security/security-log.server.ts";
import type { Actor } from "../audit-log/audit.ts";

/**
 * Who changes an account, where from, and in which session; the last two are unknown to what the program does by
 * itself.
 */
export type Doer = Actor & { from?: From | null; session?: string };
