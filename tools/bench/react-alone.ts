import { subscribe } from "node:diagnostics_channel";
import { createServer } from "node:http";
import { join } from "node:path";
import { cloneElement, type ReactElement } from "react";
import type { renderToPipeableStream } from "react-dom/server";
import type { EntryContext } from "react-router";
import { built } from "#tests/built.ts";
import { visit } from "./visits.ts";

/*
 * A server that renders the offer list with React and does nothing else: no routing, no database, no headers. It
 * renders the same tree with the same data, by the React that is built into the site.
 */
type Tree = ReactElement<{ context: EntryContext }>;
type Drawing = { tree: Tree; router: EntryContext; draw: typeof renderToPipeableStream };

let seen: (Drawing & { data: Promise<Uint8Array<ArrayBuffer>> }) | undefined;
subscribe("site:drawing", (message) => {
	const drawing = message as Drawing;
	// The page carries its data for the browser in a stream that can be read once, so a copy is kept.
	const [own, copy] = drawing.router.serverHandoffStream!.tee();
	drawing.router.serverHandoffStream = own;
	seen = { ...drawing, data: new Response(copy).bytes() };
});

const { closeSite, createSite } = (await import(join(built, "server/index.js"))) as typeof import("#server/site.ts");
const site = createServer(createSite({ assets: null }));
await new Promise<void>((listening) => void site.listen(0, "127.0.0.1", listening));
const { port } = site.address() as { port: number };
// With the host of PUBLIC_URL, the only one that the site accepts.
await visit(`http://127.0.0.1:${port}/angebot/kaufen`, { Host: new URL(process.env.PUBLIC_URL!).host });
site.close();
site.closeAllConnections();
await closeSite();
if (!seen) throw new Error("React was not seen at work");
const { tree, draw } = seen;
const data = await seen.data;

createServer((_, response) => {
	response.setHeader("Content-Type", "text/html; charset=utf-8");
	const { pipe } = draw(freshTree(), {
		onAllReady: () => void pipe(response),
		onError: (error) => void response.destroy(error as Error),
	});
}).listen(Number(process.env.PORT), "127.0.0.1");

function freshTree(): Tree {
	const context = { ...tree.props.context, renderMeta: {}, serverHandoffStream: new Blob([data]).stream() };
	return cloneElement(tree, { context });
}
