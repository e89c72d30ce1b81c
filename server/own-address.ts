/** Where the site is: `publicUrl` without a slash at its end, and whether the operator named it. */
export type SiteAddress = { publicUrl: string; isPublicUrlSet: boolean };

/** This machine, as its own browsers call it. */
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/**
 * The origins that are ours: PUBLIC_URL's; while nobody has named one, this machine's own on the port that was asked.
 */
export function ownOrigins({ publicUrl, isPublicUrlSet }: SiteAddress, port: number | undefined): string[] {
	return isPublicUrlSet ? [publicUrl] : thisMachine.map((name) => new URL(`http://${name}:${port}`).origin);
}
