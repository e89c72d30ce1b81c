/**
 * The loggable part of an error. PostgreSQL's messages quote row values, which may be a visitor's words, so only the
 * code and place of its errors are kept.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { type: typeof error };
	const { name, code, table, constraint, routine, severity } = error as Error & Record<string, unknown>;
	if (severity !== undefined && routine !== undefined) return { type: "PostgreSQL", code, table, constraint, routine };
	return { type: name, code, message: error.message, stack: error.stack };
}
