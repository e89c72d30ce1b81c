import type { RecordState } from "../database/schema.ts";

/** The states in which a record stands in lists, feeds and the sitemap. */
export const statesOnSite = ["online", "reserved"] as const satisfies readonly RecordState[];
