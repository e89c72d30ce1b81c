/** Loads sharp with the first picture to process: it takes 20 MB of memory, and serving stored variants needs none. */
export async function pictureLibrary(): Promise<typeof import("sharp").default> {
	const { default: sharp } = await import("sharp");
	// One thread per picture keeps pages fast while pictures are processed.
	sharp.concurrency(1);
	sharp.cache(false);
	return sharp;
}
