import type { From } from "../security/security-log.server.ts";
import type { Actor } from "../trace/trace.ts";

/** Who changes an account, and where from; that is unknown only to what the program does by itself. */
export type Doer = Actor & { from?: From | null };
