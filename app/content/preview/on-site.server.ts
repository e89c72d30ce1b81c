import { sql, type SqlBool } from "kysely";
import { statesOnSite } from "../states/states.ts";

/**
 * True for records that visitors see; every query for visitors needs it. The states are literals, because neither
 * engine uses a partial index whose condition comes as a parameter.
 */
export const onSite = sql<SqlBool>`state in (${sql.join(statesOnSite.map((state) => sql.lit(state)))})`;
