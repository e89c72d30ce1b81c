import { channel } from "node:diagnostics_channel";
import type { LogConfig } from "kysely";

/** Publishes the text of every query, without its values; tests count the queries of each page with it. */
const queries = channel("site:query");

export const publishQueries: LogConfig = ({ query }) => {
	if (queries.hasSubscribers) queries.publish(query.sql);
};
