/** Tells when content that public pages show has changed. Two answers compare as the content: equal, or changed. */
export interface ContentWatch {
	/**
	 * The content's version, after every change that was acknowledged to any client before the call; null where it is
	 * unknown: then no cached page counts as fresh.
	 */
	version(): number | null | Promise<number | null>;
	close(): Promise<void>;
}
