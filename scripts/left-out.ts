/*
 * What React and React Router carry for features that this site does not use, and that no bundler can find out by itself. Why, and what
 * it costs, stands in docs/decisions/013-small-scripts.md. scripts/leave-out.ts takes it out of the build, and ends the build when a name is not
 * found, and when something that was left out is used.
 */
export type Cut = {
	file: RegExp;
	/** Functions that look for what is never there; without it they find nothing. */
	idle?: string[];
	/** Functions that only run for what is never there. */
	unreached?: string[];
	/** Classes whose methods go with them. */
	classes?: string[];
	/** Functions written as `exports.name = function`, that only run for what is never there. */
	exported?: string[];
	/** Conditions that are always the same here, and what they are. */
	known?: Record<string, string>;
};

export const cuts: Cut[] = [
	{
		file: /node_modules\/react-dom\/cjs\/react-dom-client\.production\.js$/,
		idle: [
			// <ViewTransition>; the fade between pages is the browser's own.
			"trackEnterViewTransitions",
			"commitEnterViewTransitions",
			"commitExitViewTransitions",
			"commitNestedViewTransitions",
			"commitAfterMutationEffectsOnFiber",
			"measureNestedViewTransitions",
			"restoreEnterOrExitViewTransitions",
			"restoreNestedViewTransitions",
			"restoreViewTransitionOnHostInstances",
			// Styles that React fetches (<link rel="stylesheet" precedence>), and waiting for them and for pictures before a page changes.
			"getResource",
			"accumulateSuspenseyCommitOnFiber",
			"waitForCommitToBeReady",
			"preloadInstanceAndSuspendIfNeeded",
			// onSelect, onBeforeInput, and onChange for browsers without the input event
			"constructSelectEvent",
			"getNativeBeforeInputChars",
			"getFallbackBeforeInputChars",
			"handleEventsForInputEventPolyfill",
			// <form action={…}> with a function, and its state
			"extractEvents$1",
			// The names of the components around one that failed.
			"getStackByFiberInDevAndProd",
		],
		unreached: [
			"startViewTransition",
			"scheduleViewTransitionEvent",
			"applyViewTransitionToHostInstances",
			"measureViewTransitionHostInstancesRecursive",
			"createViewTransitionInstance",
			"getViewTransitionName",
			"getViewTransitionClassName",
			"restoreViewTransitionName",
			"acquireResource",
			"suspendResource",
			"preloadResourceAndSuspendIfNeeded",
			// <Activity>, <SuspenseList>
			"updateActivityComponent",
			"updateSuspenseListComponent",
			"findFirstSuspended",
			"cutOffTailIfNeeded",
			// useActionState(), useFormStatus(), and what the React compiler writes
			"mountActionState",
			"updateActionStateImpl",
			"rerenderActionState",
			"startHostTransition",
			"ensureFormComponentIsStateful",
			"TransitionAwareHostComponent",
			"useMemoCache",
			// <Fragment ref>
			"FragmentInstance",
			"commitNewChildToFragmentInstance",
			"deleteChildFromFragmentInstance",
			// Elements of one's own making: <some-thing>
			"setPropOnCustomElement",
			// preload() and its like from react-dom; what is to be fetched early is written as <link>.
			"prefetchDNS",
			"preconnect",
			"preload",
			"preloadModule",
			"preinitStyle",
			"preinitScript",
			"preinitModuleScript",
			// unstable_scheduleHydration(), findDOMNode(), and a switch that this version has turned off
			"attemptExplicitHydrationTarget",
			"findCurrentFiberUsingSlowPath",
			"defaultOnDefaultTransitionIndicator",
		],
		classes: ["FragmentInstance", "ViewTransitionPseudoElement"],
	},
	{
		file: /node_modules\/react-dom\/cjs\/react-dom\.production\.js$/,
		exported: ["prefetchDNS", "preconnect", "preload", "preloadModule", "preinit", "preinitModule", "requestFormReset", "useFormState", "useFormStatus"],
	},
	fromRouter("router/router", {
		// Finding routes bit by bit: the browser has the whole list.
		known: { "init.patchRoutesOnNavigation": "undefined", "future.unstable_customRouteDiscovery": "false", "init.instrumentations": "undefined" },
		// useFetcher() and useRevalidator()
		idle: ["markFetchRedirectsDone", "abortStaleFetchLoads"],
		unreached: [
			"fetch",
			"handleFetcherAction",
			"handleFetcherLoader",
			"updateFetcherState",
			"setFetcherError",
			"getFetcher",
			"resetFetcher",
			"queueFetcherForDeletion",
			"revalidate",
			"patchRoutes",
			"_internalSetRoutes",
		],
	}),
	fromRouter("dom/ssr/single-fetch", { unreached: ["singleFetchLoaderFetcherStrategy", "nonSsrStrategy"] }),
	fromRouter("dom/lib", { unreached: ["HistoryRouter"] }),
	// Measuring a router's work; rendering by React's server components; the last resort of an app without an error page of its own.
	fromRouter("router/instrumentation", { unreached: ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"] }),
	fromRouter("hooks", { unreached: ["RSCErrorHandler"] }),
	fromRouter("errors", { idle: ["decodeRouteErrorResponseDigest"] }),
	fromRouter("dom/ssr/components", { unreached: ["RSCPrefetchPageLinksImpl"] }),
	fromRouter("dom/ssr/errorBoundaries", { unreached: ["RemixRootDefaultErrorBoundary"] }),
	fromRouter("dom/ssr/fallback", { idle: ["RemixRootDefaultHydrateFallback"] }),
];

function fromRouter(path: string, names: Omit<Cut, "file">): Cut {
	return { file: new RegExp(`node_modules/react-router/dist/production/lib/${path}\\.js$`), ...names };
}

/** Signs that something of the above is used after all. A `<style precedence>` is none: only the server writes it (media/picture-ground.tsx). */
export const uses = [
	/\bimport\s*\{[^}]*\b(?:Activity|ViewTransition|(?:unstable_)?SuspenseList|useActionState)\b[^}]*\}\s*from\s*["']react["']/,
	/\bimport\s*\{[^}]*\b(?:prefetchDNS|preconnect|preload|preinit|useFormStatus|requestFormReset)\w*\b[^}]*\}\s*from\s*["']react-dom["']/,
	/\bimport\s*\{[^}]*\b(?:useFetchers?|useRevalidator)\b[^}]*\}\s*from\s*["']react-router["']/,
	/\bnavigate\s*:\s*false\b|\bfetcherKey\s*:/,
	/\bReactDOM(?:\$\d+)?\.(?:prefetchDNS|preconnect|preload|preinit|useFormStatus)/,
	/\bReact(?:\$\d+)?\.(?:Activity|ViewTransition|(?:unstable_)?SuspenseList|useActionState)\b/,
	/\breact\/compiler-runtime\b/,
	/\b_?jsxs?\(\s*(?:React\.)?_?Fragment\w*\s*,\s*\{[^{}]*\bref\b/,
	/\b_?jsxs?\(\s*["'`][a-z]+-/,
	/\b_?jsxs?\(\s*["'`]link["'`]\s*,\s*\{[^{}]*\bprecedence\b/,
	/\b_?jsxs?\(\s*["'`]\w+["'`]\s*,\s*\{[^{}]*\bon(?:Select|BeforeInput|Composition(?:Start|Update|End))(?:Capture)?\b/,
	/\binstrumentations\s*[:=]\s*[{[]/,
];
