/** What public pages are made of. A page of no topic changes only with the program. */
export const topics = ["offers", "news", "jobs", "settings"] as const;
export type Topic = (typeof topics)[number];
export type ContentVersions = Readonly<Record<Topic, number>>;

/** Tells how often each topic has changed; `null` while that can't be known, and nothing may be taken for fresh. */
export interface ContentWatch {
	/** As of now: every change that was acknowledged to anybody before the call is counted. */
	versions(): ContentVersions | null | Promise<ContentVersions | null>;
	close(): Promise<void>;
}
