/** Tells when content that public pages show has changed. Two answers compare as the content: equal, or changed. */
export interface ContentWatch {
	/**
	 * The content's version, after every change that was acknowledged to any client before the call; null where it is
	 * unknown: then a page is rendered, and only where that fails a cached one is sent.
	 */
	version(): number | null | Promise<number | null>;
	close(): Promise<void>;
}
