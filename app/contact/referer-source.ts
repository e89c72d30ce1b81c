import { readSource, type Source } from "./source.ts";
import { withAddress } from "./visit.ts";

/** Where a visitor came from: without a script only the form's own address tells that. */
export function sourceOfReferer(request: Request): Source | null {
	const address = request.headers.get("Referer") ?? "";
	return URL.canParse(address) ? readSource(JSON.stringify(withAddress({}, new URL(address)))) : null;
}
