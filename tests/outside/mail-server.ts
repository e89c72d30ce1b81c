import type { AddressInfo, Server } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** What to do with a recipient: take the mail, refuse it for good, ask to come back, or never say anything. */
export type Manner = "take" | "refuse" | "later" | "hang";

export type Delivery = { from: string; to: string[]; raw: string; mail: Email };

export type MailServer = {
	url: string;
	deliveries: Delivery[];
	/** Recipients that were named, whatever became of them. */
	asked: string[];
	manner: Manner;
	stop: () => Promise<void>;
};

/** A real SMTP server on loopback that keeps what it is sent. With `login` it takes mail only from who knows it. */
export async function startMailServer({ login }: { login?: { user: string; pass: string } } = {}): Promise<MailServer> {
	const words = (error: string, responseCode: number) => Object.assign(new Error(error), { responseCode });
	const server = new SMTPServer({
		authOptional: !login,
		disabledCommands: ["STARTTLS", ...(login ? [] : ["AUTH" as const])],
		allowInsecureAuth: true,
		closeTimeout: 50,
		onAuth: ({ username, password }, _, answer) =>
			username === login?.user && password === login?.pass
				? answer(null, { user: username })
				: answer(words("No", 535)),
		onRcptTo({ address }, _, answer) {
			house.asked.push(address);
			if (house.manner === "refuse") return answer(words(`<${address}> does not live here`, 550));
			if (house.manner === "later") return answer(words(`<${address}> is busy`, 451));
			if (house.manner === "take") answer();
		},
		onData(stream, { envelope }, answer) {
			const chunks: Buffer[] = [];
			stream.on("data", (chunk: Buffer) => chunks.push(chunk));
			stream.on("end", async () => {
				const raw = Buffer.concat(chunks);
				const mail = await PostalMime.parse(raw);
				const from = envelope.mailFrom ? envelope.mailFrom.address : "";
				house.deliveries.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: raw.toString(), mail });
				answer();
			});
		},
	});
	// A client that gives up is none of the server's troubles.
	server.on("error", () => {});
	await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
	const { port } = (server.server as Server).address() as AddressInfo;
	const house: MailServer = {
		url: `smtp://${login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : ""}127.0.0.1:${port}`,
		deliveries: [],
		asked: [],
		manner: "take",
		stop: () => new Promise((closed) => server.close(() => closed())),
	};
	return house;
}
