/** Where the site is: `publicUrl` without a slash at the end, and whether the operator has set it. */
export type SiteAddress = { publicUrl: string; isPublicUrlSet: boolean };

/** The names by which a browser on this machine may call it. */
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** The site's own origins: that of PUBLIC_URL or, while it is not set, this machine's names with the requested port. */
export function ownOrigins({ publicUrl, isPublicUrlSet }: SiteAddress, port: number | undefined): string[] {
	return isPublicUrlSet ? [publicUrl] : thisMachine.map((name) => new URL(`http://${name}:${port}`).origin);
}
