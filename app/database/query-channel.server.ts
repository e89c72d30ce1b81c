import { channel } from "node:diagnostics_channel";
import type { LogConfig } from "kysely";

/** Whoever listens here is told of every query, with its text and without its values: the tests count them by page. */
const told = channel("site:query");

export const tellOfQueries: LogConfig = ({ query }) => {
	if (told.hasSubscribers) told.publish(query.sql);
};
