/** The body of another server's answer as text; null if it has more bytes. The rest is not read. */
export async function boundedText({ body }: Response, most: number): Promise<string | null> {
	const chunks: Uint8Array[] = [];
	let bytes = 0;
	for await (const chunk of body ?? []) {
		bytes += chunk.byteLength;
		// Leaving the loop closes the connection.
		if (bytes > most) return null;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString("utf8");
}
