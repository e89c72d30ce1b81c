import { createServer } from "node:http";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { cloneElement, type ReactElement } from "react";
import type { PipeableStream, RenderToPipeableStreamOptions } from "react-dom/server";
import type { EntryContext } from "react-router";

/*
 * A server that renders the offer list with React and does nothing else: no route, no database, no header. What it
 * renders is the very tree that the site handed to React for one request, looked at on its way, with the data it had.
 */
type Router = ReactElement<{ context: EntryContext }>;
type Tree = ReactElement<{ children: Router }>;
type Render = (tree: Tree, options: RenderToPipeableStreamOptions) => PipeableStream;

const dom = createRequire(import.meta.url)("react-dom/server") as { renderToPipeableStream: Render };
const render = dom.renderToPipeableStream;
let seen: { tree: Tree; data: Promise<Uint8Array<ArrayBuffer>> } | undefined;
dom.renderToPipeableStream = (tree, options) => {
	const { context } = tree.props.children.props;
	// The page carries its data for the browser in a stream that can be read once, so a copy is kept.
	const [own, copy] = context.serverHandoffStream!.tee();
	context.serverHandoffStream = own;
	seen = { tree, data: new Response(copy).bytes() };
	return render(tree, options);
};

const { closeSite, createSite } = (await import(resolve("build/server/index.js"))) as typeof import("#server/site.ts");
const site = createServer(createSite({ assets: null }));
await new Promise<void>((listening) => void site.listen(0, "127.0.0.1", listening));
const { port } = site.address() as { port: number };
await (await fetch(`http://127.0.0.1:${port}/angebot/kaufen`)).text();
site.close();
site.closeAllConnections();
await closeSite();
if (!seen) throw new Error("React was not seen at work");
const { tree } = seen;
const data = await seen.data;

createServer((_, response) => {
	response.setHeader("Content-Type", "text/html; charset=utf-8");
	const { pipe } = render(freshTree(), { onAllReady: () => void pipe(response), onError: (error) => void response.destroy(error as Error) });
}).listen(Number(process.env.PORT), "127.0.0.1");

function freshTree(): Tree {
	const router = tree.props.children;
	const context = { ...router.props.context, renderMeta: {}, serverHandoffStream: new Blob([data]).stream() };
	return cloneElement(tree, undefined, cloneElement(router, { context }));
}
