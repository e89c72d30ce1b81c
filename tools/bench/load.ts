import { connect, type Socket } from "node:net";

/*
 * Requests one page as fast as the server answers over keep-alive connections, and prints how many answers came. It
 * only counts bytes, because a client that parses answers is slower than the server; all answers must have the same
 * length. Several addresses, separated by spaces, are assigned to the connections in turn, as a proxy would.
 */
const { ADDRESS = "", ENCODING = "identity", CONNECTIONS = "32", SECONDS = "2" } = process.env;
const urls = ADDRESS.split(" ").map((address) => new URL(address));
const [url] = urls as [URL];
const question = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept-Encoding: ${ENCODING}\r\n\r\n`;

const length = await lengthOfAnswer();
const begun = performance.now();
const end = begun + Number(SECONDS) * 1000;
const counts = await Promise.all(
	Array.from({ length: Number(CONNECTIONS) }, (_, i) => askAgainAndAgain(urls[i % urls.length]!)),
);
const answers = counts.reduce((sum, count) => sum + count, 0);
console.log(JSON.stringify({ answers, perSecond: (answers * 1000) / (performance.now() - begun) }));

function open({ port, hostname }: URL): Socket {
	return connect(Number(port), hostname).setNoDelay();
}

/** Bytes of one answer with its head. */
function lengthOfAnswer(): Promise<number> {
	return new Promise((known, failed) => {
		const socket = open(url).on("error", failed);
		let read = "";
		socket.on("data", (part) => {
			read += part.toString("latin1");
			const head = read.indexOf("\r\n\r\n");
			const body = /^content-length: (\d+)/im.exec(read)?.[1];
			if (head === -1) return;
			socket.destroy();
			if (body === undefined || !read.startsWith("HTTP/1.1 200 "))
				return void failed(new Error(`${ADDRESS} does not answer 200 with a length`));
			known(head + 4 + Number(body));
		});
		socket.write(question);
	});
}

function askAgainAndAgain(server: URL): Promise<number> {
	return new Promise((done, failed) => {
		const socket = open(server).on("error", failed);
		let answers = 0;
		let left = length;
		socket.on("data", ({ length: bytes }) => {
			left -= bytes;
			if (left > 0) return;
			answers++;
			left += length;
			if (performance.now() < end) return void socket.write(question);
			socket.destroy();
			done(answers);
		});
		socket.write(question);
	});
}
