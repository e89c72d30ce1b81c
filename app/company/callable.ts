import { phoneLink } from "./company.ts";

/** A number to call, in words and as a link; null for an extension, which nobody outside can call. */
export function callable(phone: string | null | undefined): { words: string; link: string } | null {
	return phone && /(\D*\d){6}/.test(phone) ? { words: phone, link: phoneLink(phone) } : null;
}
