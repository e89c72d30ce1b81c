import { connect } from "node:net";
import { siteAddress } from "./app.ts";

/**
 * Sends these lines to the site exactly as they are, and gives status and whole answer: what a library would mend on
 * the way.
 */
export function rawRequest(...lines: string[]): Promise<{ status: number; answer: string }> {
	const { hostname, port } = new URL(siteAddress());
	return new Promise((answered, failed) => {
		const socket = connect(Number(port), hostname, () =>
			socket.write([...lines, "Connection: close", "", ""].join("\r\n")),
		);
		let answer = "";
		socket.setTimeout(5000, () => failed(new Error(`no answer to ${lines.join(" | ")}`)));
		socket.setEncoding("utf8").on("data", (part: string) => (answer += part));
		socket
			.on("error", failed)
			.on("close", () => answered({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]), answer }));
	});
}
