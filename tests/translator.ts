import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** What a translator was asked: its address, headers and body. */
export type Asked = { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> };
type Answer = (asked: Asked, response: ServerResponse) => void;

/**
 * A translation service on loopback. Without `answers` it speaks as DeepL and LibreTranslate document it, and puts "EN:
 * " before a text.
 */
export type Translator = { address: string; asked: Asked[]; answers: Answer | null; stop: () => Promise<void> };

export async function startTranslator(): Promise<Translator> {
	const server = createServer(async (request, response) => {
		let body = "";
		for await (const chunk of request) body += chunk;
		const asked = {
			path: request.url ?? "",
			headers: request.headers,
			body: JSON.parse(body) as Record<string, unknown>,
		};
		translator.asked.push(asked);
		(translator.answers ?? documented)(asked, response);
	});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const translator: Translator = {
		address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
		asked: [],
		answers: null,
		async stop() {
			server.closeAllConnections();
			await new Promise((closed) => server.close(closed));
		},
	};
	return translator;
}

const documented: Answer = ({ path, body }, response) => {
	if (path === "/v2/translate") {
		const translations = (body.text as string[]).map((text) => ({
			detected_source_language: "DE",
			text: `EN: ${text}`,
		}));
		return json(response, 200, { translations });
	}
	if (path === "/translate") return json(response, 200, { translatedText: `EN: ${body.q as string}` });
	json(response, 404, { message: "Not found" });
};

export function json(
	response: ServerResponse,
	status: number,
	body: unknown,
	headers: Record<string, string> = {},
): void {
	response.writeHead(status, { "Content-Type": "application/json", ...headers }).end(JSON.stringify(body));
}
