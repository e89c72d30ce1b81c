let lastMillisecond = 0;
let counter = 0;

/** A new UUIDv7 (RFC 9562): later ones sort later, also within one millisecond. */
export function newId(now: number = Date.now()): string {
	counter = now > lastMillisecond ? 0 : (counter + 1) & 0xfff;
	// When the 12-bit counter overflows, the next millisecond is used up early, so that later ids still sort later.
	lastMillisecond = Math.max(now, counter === 0 ? lastMillisecond + 1 : lastMillisecond);
	const time = lastMillisecond.toString(16).padStart(12, "0");
	// Variant and random bits are those of any UUID.
	const random = crypto.randomUUID().slice(18);
	return `${time.slice(0, 8)}-${time.slice(8)}-7${counter.toString(16).padStart(3, "0")}${random}`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a word from an address can be an id at all. If not, the answer is "not found" without a query. */
export function isId(word: string | undefined | null): word is string {
	return typeof word === "string" && uuid.test(word);
}

/** When an id was created, in milliseconds since 1970. */
export function timeOfId(id: string): number {
	return Number.parseInt(id.replaceAll("-", "").slice(0, 12), 16);
}
