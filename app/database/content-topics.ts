/** The kinds of content that public pages show. A page without a topic changes only with the program. */
export const topics = ["offers", "news", "jobs", "settings"] as const;
export type Topic = (typeof topics)[number];
export type ContentVersions = Readonly<Record<Topic, number>>;

/** Counts how often each topic has changed. `null` means unknown: then no cached page counts as fresh. */
export interface ContentWatch {
	/** Includes every change that was acknowledged to any client before the call. */
	versions(): ContentVersions | null | Promise<ContentVersions | null>;
	close(): Promise<void>;
}
