import { startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import {
	UNSAFE_createBrowserHistory as createBrowserHistory,
	UNSAFE_createClientRoutes as createClientRoutes,
	UNSAFE_createRouter as createRouter,
	UNSAFE_decodeViaTurboStream as decodeViaTurboStream,
	UNSAFE_defaultMapRouteProperties as defaultMapRouteProperties,
	UNSAFE_FrameworkContext as FrameworkContext,
	UNSAFE_getHydrationData as getHydrationData,
	UNSAFE_getTurboStreamSingleFetchDataStrategy as getDataStrategy,
	UNSAFE_hydrationRouteProperties as hydrationRouteProperties,
	type DataRouter,
	type HydrationState,
	type UNSAFE_AssetsManifest as AssetsManifest,
	type UNSAFE_RouteModules as RouteModules,
} from "react-router";
import { HydratedRouter, RouterProvider } from "react-router/dom";

/*
 * Takes the page over in the browser. React Router's own HydratedRouter brings the discovery of routes along, which a site that sends
 * its whole list of routes never uses: 4.2 kB for every visitor (docs/decisions/013-small-scripts.md). In development it is the one that runs.
 */

/* oxlint-disable no-underscore-dangle */
declare global {
	/** What the server's half of React Router writes into the page. */
	var __reactRouterContext: { stream: ReadableStream<Uint8Array>; future: object; basename?: string };
	var __reactRouterManifest: AssetsManifest;
	var __reactRouterRouteModules: RouteModules;
}

if (import.meta.env.DEV) {
	startTransition(() => void hydrateRoot(document, <HydratedRouter />));
} else {
	await breath();
	const router = await pageRouter();
	await breath();
	const pressed = globalThis.takeOver?.();
	startTransition(() => void hydrateRoot(document, <Site router={router} pressed={pressed} />));
}

/** Lets the browser paint and answer in between: one long piece of work would hold up a finger that touches the page just now. */
function breath(): Promise<void> {
	return new Promise((done) => setTimeout(done));
}

/** The router, in the state that the server rendered. */
async function pageRouter(): Promise<DataRouter> {
	const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules: modules } = globalThis;
	const { value } = await decodeViaTurboStream(context.stream, window);
	const state = value as HydrationState;
	const routes = createClientRoutes(manifest.routes, modules, state, true, false);
	const router: DataRouter = createRouter({
		routes,
		history: createBrowserHistory(),
		hydrationData: getHydrationData({
			state,
			routes,
			getRouteInfo: (id) => ({
				clientLoader: modules[id]?.clientLoader,
				hasLoader: manifest.routes[id]?.hasLoader === true,
				hasHydrateFallback: modules[id]?.HydrateFallback != null,
			}),
			location,
			basename: context.basename,
			future: context.future,
			isSpaMode: false,
		}),
		mapRouteProperties: defaultMapRouteProperties,
		hydrationRouteProperties,
		dataStrategy: getDataStrategy(() => router, manifest, modules, true),
	});
	return router.initialize();
}

/** `pressed` is the button that somebody pressed before anything listened. */
function Site({ router, pressed }: { router: DataRouter; pressed: HTMLButtonElement | undefined }) {
	const { __reactRouterContext: context, __reactRouterManifest: manifest, __reactRouterRouteModules: routeModules } = globalThis;
	useEffect(() => pressed?.click(), [pressed]);
	// The empty second part stands for what the server sends behind the page: without it React would count other ids than the server did.
	return (
		<>
			<FrameworkContext value={{ manifest, routeModules, future: context.future, ssr: true, isSpaMode: false, routeDiscovery: { mode: "initial", manifestPath: "" } }}>
				<RouterProvider router={router} />
			</FrameworkContext>
			<></>
		</>
	);
}
