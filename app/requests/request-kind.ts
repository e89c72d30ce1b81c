/** Each kind has a list, a right to see it, and a name in the log, under which changes are taken back, too. */
export const requestKinds = ["request", "application"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestLists = { request: "/admin/kontakt-anfragen", application: "/admin/bewerbungen" } as const;

/** The right without which nobody sees a request of this kind. */
export const requestRights = { request: "requests", application: "applications" } as const;

/** The address of a request's page, without what may follow. */
export function requestPath(kind: RequestKind, id: string): string {
	return kind === "request" ? `/admin/kontakt-anfrage/${id}` : `${requestLists.application}/${id}`;
}

/** Of which kind the requests of an office's address are; whoever may open it may see them. */
export function kindAt({ pathname }: { pathname: string }): RequestKind {
	return pathname.startsWith(requestLists.application) ? "application" : "request";
}
