import type { Language } from "../i18n/language.ts";
import type { Log } from "../request/request-context.server.ts";

/** What checks need to know of the request. */
export type CheckupRequest = { language: Language; forwardedProto: string | null; log: Log };
