/**
 * Loaded with the first picture that is worked on: it is 20 MB of memory, and pictures that are served already need
 * none of it.
 */
export async function pictureLibrary(): Promise<typeof import("sharp").default> {
	const { default: sharp } = await import("sharp");
	// One thread a picture: pages stay quick while pictures are worked on.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}
