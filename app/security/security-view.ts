import { type SecurityEvent, securityEvents } from "./security.ts";

/** Reads the filter from an address or a form; unreadable values show everything. */
export function readSecurityView(search: { get: (name: string) => unknown }): {
	event: SecurityEvent | null;
	person: string | null;
} {
	const text = (name: string) => {
		const value = search.get(name);
		return typeof value === "string" ? value.trim() : "";
	};
	return {
		event: securityEvents.find((one) => one === text("ereignis")) ?? null,
		person: text("person").slice(0, 254).toLowerCase() || null,
	};
}

/** The filter as fields of an address or a form, without defaults. */
export function securityFields({
	event,
	person,
}: {
	event: SecurityEvent | null;
	person: string | null;
}): Record<string, string> {
	return { ...(event && { ereignis: event }), ...(person && { person }) };
}
