import { readSource, type Source } from "./source.ts";
import { withAddress } from "./visit.ts";

/** Reads where a visitor came from out of the form's own address, the only source without a script. */
export function sourceOfReferer(request: Request): Source | null {
	const address = request.headers.get("Referer") ?? "";
	return URL.canParse(address) ? readSource(JSON.stringify(withAddress({}, new URL(address)))) : null;
}
