import type { Language } from "../i18n/language.ts";
import type { Log } from "../request-context.server.ts";

/** Who asks, and how their request came. */
export type Asked = { language: Language; forwardedProto: string | null; log: Log };
