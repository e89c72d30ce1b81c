import type { Actor, RequestSource } from "../audit-log/audit.ts";

/** Who changes an account, from where and in which session. The program's own changes have no source and no session. */
export type ActingUser = Actor & { from?: RequestSource | null; session?: string };
