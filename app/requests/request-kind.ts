/** Each kind has a list, a right to see it, and a name in the audit log, which is also that of changes to undo. */
export const requestKinds = ["request", "application"] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestLists = { request: "/admin/kontakt-anfragen", application: "/admin/bewerbungen" } as const;

/** The right without which nobody sees a request of this kind. */
export const requestRights = { request: "requests", application: "applications" } as const;

export function requestPath(kind: RequestKind, id: string): string {
	return kind === "request" ? `/admin/kontakt-anfrage/${id}` : `${requestLists.application}/${id}`;
}

/** The kind of the requests at an address of the office; whoever may open that may see them. */
export function kindAt({ pathname }: { pathname: string }): RequestKind {
	return pathname.startsWith(requestLists.application) ? "application" : "request";
}
