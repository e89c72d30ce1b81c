/** The site's address: `publicUrl` without a trailing slash, and whether the operator has set it. */
export type SiteAddress = { publicUrl: string; isPublicUrlSet: boolean };

/** Names by which a browser on this machine may reach it. */
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** The site's own origins: that of PUBLIC_URL or, while it is unset, this machine's names with the requested port. */
export function ownOrigins({ publicUrl, isPublicUrlSet }: SiteAddress, port: number | undefined): string[] {
	return isPublicUrlSet ? [publicUrl] : thisMachine.map((name) => new URL(`http://${name}:${port}`).origin);
}
