import { readSource, type Source } from "./source.ts";
import { withAddress } from "./visit.ts";

/** Reads where a visitor came from in the address of the form's page: without a script there is no other source. */
export function sourceOfReferer(request: Request): Source | null {
	const address = request.headers.get("Referer") ?? "";
	return URL.canParse(address) ? readSource(JSON.stringify(withAddress({}, new URL(address)))) : null;
}
