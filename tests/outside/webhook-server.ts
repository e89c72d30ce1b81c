import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type Call = { method: string; headers: IncomingHttpHeaders; body: string };

export type WebhookServer = {
	url: string;
	calls: Call[];
	/** How the next calls are answered; the last one stays. */
	answers: ((response: ServerResponse, call: Call) => void)[];
	stop: () => Promise<void>;
};

export const withStatus =
	(status: number, headers: Record<string, string> = {}) =>
	(response: ServerResponse) =>
		void response.writeHead(status, headers).end("words that nobody reads");

/** Never answers. */
export const hang = () => {};

/** A real HTTP server on loopback that keeps what is posted to it. */
export async function startWebhook(): Promise<WebhookServer> {
	const server = createServer((request, response) => {
		const chunks: Buffer[] = [];
		request.on("data", (chunk: Buffer) => chunks.push(chunk));
		request.on("end", () => {
			const call = { method: request.method!, headers: request.headers, body: Buffer.concat(chunks).toString() };
			house.calls.push(call);
			const answer = house.answers.length > 1 ? house.answers.shift()! : house.answers[0]!;
			answer(response, call);
		});
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const house: WebhookServer = {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
		calls: [],
		answers: [withStatus(200)],
		stop() {
			server.closeAllConnections();
			return new Promise((closed) => server.close(() => closed()));
		},
	};
	return house;
}
