/** Only plain segments between single slashes: with dots or double slashes a path could resolve to another site. */
const OFFICE_ADDRESS = /^\/admin(\/[\w-]+)+(\?[^\s\\#]*)?$/;
const MAX_LENGTH = 2000;

/**
 * Returns an office address given in a form or address, or null for anything else, so that nobody can be redirected to
 * another site.
 */
export function officeAddress(address: string | null): string | null {
	return address !== null && address.length <= MAX_LENGTH && OFFICE_ADDRESS.test(address) ? address : null;
}
