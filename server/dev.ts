import { createServer } from "node:http";
import express from "express";
import { createServer as createVite } from "vite";

process.env.NODE_ENV = "development";

/** Development server: Vite in front, so that a saved file shows at once. */
const vite = await createVite({ server: { middlewareMode: true } });
const load = () => vite.ssrLoadModule("./server/site.ts") as Promise<typeof import("./site.ts")>;

const { config, prepareSite } = await load();
const first = await prepareSite();
const app = express();
// A server-side change makes a new module, and with it a new site with an empty cache.
let running: Awaited<ReturnType<typeof load>> | undefined;
let site: ReturnType<Awaited<ReturnType<typeof load>>["createSite"]>;
app.use(vite.middlewares);
app.use(async (request, response, next) => {
	try {
		const latest = await load();
		if (latest !== running) site = (running = latest).createSite({ assets: null });
		site(request, response);
	} catch (error) {
		if (error instanceof Error) vite.ssrFixStacktrace(error);
		next(error);
	}
});
createServer(app).listen(config().port, config().host, () => {
	console.log(`The site is at ${config().publicUrl}`);
	const password = first?.generatedPassword ?? "from ADMIN_PASSWORD";
	if (first) console.log(`Sign in at /admin/login as ${first.email}, password ${password}`);
});
