import { type SecurityEvent, securityEvents } from "./security.ts";

/** What an address or a form asks of the log; what can't be read asks for everything. */
export function readSecurityView(search: { get: (name: string) => unknown }): {
	event: SecurityEvent | null;
	person: string | null;
} {
	const word = (name: string) => {
		const value = search.get(name);
		return typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
	};
	return {
		event: securityEvents.find((one) => one === word("ereignis")) ?? null,
		person: word("person").slice(0, 254).toLowerCase() || null,
	};
}

/** The fields of a view as they stand in an address or a form; what is as usual is left out. */
export function securityFields({
	event,
	person,
}: {
	event: SecurityEvent | null;
	person: string | null;
}): Record<string, string> {
	return { ...(event && { ereignis: event }), ...(person && { person }) };
}
