import { Agent, get, type IncomingHttpHeaders } from "node:http";

export type Answer = { status: number; body: Buffer; headers: IncomingHttpHeaders; milliseconds: number };

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

/** One GET on a keep-alive connection; nothing is decompressed. */
export function visit(address: string, headers: Record<string, string> = {}): Promise<Answer> {
	const begun = performance.now();
	return new Promise((answered, failed) => {
		get(address, { agent, headers }, (response) => {
			const parts: Buffer[] = [];
			response.on("data", (part: Buffer) => parts.push(part));
			response.on("error", failed);
			response.on("end", () =>
				answered({
					status: response.statusCode ?? 0,
					body: Buffer.concat(parts),
					headers: response.headers,
					milliseconds: performance.now() - begun,
				}),
			);
		}).on("error", failed);
	});
}

/** The ids of the machines on the first page of the list for sale. */
export async function offersOf(address: string): Promise<string[]> {
	const list = (await visit(`${address}/angebot/kaufen`)).body.toString();
	return [...new Set([...list.matchAll(/href="\/angebot\/detail\/([^"?]+)/g)].map(([, id]) => id!))];
}

type Crowd = { seconds: number; connections: number; headers?: Record<string, string> };

/** As many requests as `connections` visitors make in the time, each sending the next when answered. */
export async function crowd(
	address: string,
	{ seconds, connections, headers = {} }: Crowd,
): Promise<{ answers: number; perSecond: number }> {
	const begun = performance.now();
	const end = begun + seconds * 1000;
	let answers = 0;
	const visitor = async () => {
		while (performance.now() < end) {
			expectOk(await visit(address, headers), address);
			answers++;
		}
	};
	await Promise.all(Array.from({ length: connections }, visitor));
	return { answers, perSecond: (answers * 1000) / (performance.now() - begun) };
}

/** The encodings of browsers, crawlers and plain programs. */
const encodings = ["br", "gzip", "identity"];

/** Sends `count` requests, `connections` at a time, alternating the encodings. */
export async function sendMany(
	address: string,
	{ count, connections }: { count: number; connections: number },
): Promise<void> {
	let left = count;
	const visitor = async () => {
		while (left-- > 0)
			expectOk(await visit(address, { "Accept-Encoding": encodings[left % encodings.length]! }), address);
	};
	await Promise.all(Array.from({ length: connections }, visitor));
}

/** Figures of error pages would be worthless. */
function expectOk({ status }: Answer, address: string): void {
	if (status !== 200) throw new Error(`${address} answered ${status}`);
}
