/**
 * An error as the log keeps it. PostgreSQL names values of the row in its message and detail, which may be a visitor's
 * words: of its errors only code and place are kept.
 */
export function errorForLog(error: unknown): Record<string, unknown> {
	if (!(error instanceof Error)) return { type: typeof error };
	const { name, code, table, constraint, routine, severity } = error as Error & Record<string, unknown>;
	if (severity !== undefined && routine !== undefined) return { type: "PostgreSQL", code, table, constraint, routine };
	return { type: name, code, message: error.message, stack: error.stack };
}
