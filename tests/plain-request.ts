import { type Agent, request } from "node:http";
import { siteAddress } from "./app.ts";

type Sent = {
	method?: string;
	headers?: Record<string, string | number>;
	body?: string | Buffer;
	agent?: Agent;
	/** The body that the headers announce is never sent. */
	isUnfinished?: boolean;
};

/** Sends an address exactly as it is written: fetch would tidy it up. */
export function plainRequest(
	path: string,
	{ method = "GET", headers = {}, body, agent, isUnfinished = false }: Sent = {},
): Promise<{ status: number; text: string; headers: Record<string, string | string[] | undefined> }> {
	const { hostname, port } = new URL(siteAddress());
	return new Promise((answered, failed) => {
		const sent = request(
			{ hostname, port, path, method, agent, headers: { Host: `${hostname}:${port}`, ...headers } },
			(response) => {
				let text = "";
				response.setEncoding("utf8").on("data", (part: string) => (text += part));
				response.on("end", () => answered({ status: response.statusCode!, text, headers: response.headers }));
			},
		);
		sent.on("error", failed);
		if (body !== undefined) sent.write(body);
		if (isUnfinished) sent.flushHeaders();
		else sent.end();
	});
}
