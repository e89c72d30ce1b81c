import type { Plugin } from "vite";

/*
 * What React and React Router carry for features that this site does not use, and that no bundler can find out by itself. Why, and what
 * it costs, stands in docs/decisions/013-small-scripts.md. The build ends when a name is not found, and when something that was
 * left out is used.
 */
type Cut = {
	file: RegExp;
	/** Functions that walk through the page looking for what is never there; without it they do nothing. */
	idle: string[];
	/** Functions that only run for what is never there. */
	unreached: string[];
	/** Classes whose methods go with them. */
	classes: string[];
};

const cuts: Cut[] = [
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
		],
		unreached: [
			"startViewTransition",
			"scheduleViewTransitionEvent",
			"applyViewTransitionToHostInstances",
			"measureViewTransitionHostInstancesRecursive",
			"createViewTransitionInstance",
			"getViewTransitionName",
			"getViewTransitionClassName",
			// <Activity>, <SuspenseList>
			"updateActivityComponent",
			"updateSuspenseListComponent",
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
		],
		classes: ["FragmentInstance", "ViewTransitionPseudoElement"],
	},
	// Measuring a router's work; rendering by React's server components; the last resort of an app without an error page of its own.
	fromRouter("router/instrumentation", { unreached: ["getRouteInstrumentationUpdates", "instrumentClientSideRouter"] }),
	fromRouter("hooks", { unreached: ["RSCErrorHandler"] }),
	fromRouter("errors", { idle: ["decodeRouteErrorResponseDigest"] }),
	fromRouter("dom/ssr/components", { unreached: ["RSCPrefetchPageLinksImpl"] }),
	fromRouter("dom/ssr/errorBoundaries", { unreached: ["RemixRootDefaultErrorBoundary"] }),
	fromRouter("dom/ssr/fallback", { idle: ["RemixRootDefaultHydrateFallback"] }),
];

function fromRouter(path: string, names: { idle?: string[]; unreached?: string[] }): Cut {
	return { file: new RegExp(`node_modules/react-router/dist/production/lib/${path}\\.js$`), idle: [], unreached: [], classes: [], ...names };
}

/** Signs that something of the above is used after all. */
const uses = [
	/\bimport\s*\{[^}]*\b(?:Activity|ViewTransition|(?:unstable_)?SuspenseList)\b[^}]*\}\s*from\s*["']react["']/,
	/\bimport\s*\{[^}]*\b(?:prefetchDNS|preconnect|preload|preinit)\w*\b[^}]*\}\s*from\s*["']react-dom["']/,
	/\bReactDOM(?:\$\d+)?\.(?:prefetchDNS|preconnect|preload|preinit)/,
	/\bReact(?:\$\d+)?\.(?:Activity|ViewTransition|(?:unstable_)?SuspenseList)\b/,
	/\bjsxs?\(\s*(?:React\.)?_?Fragment\w*\s*,\s*\{[^{}]*\bref\b/,
	/\bjsxs?\(\s*["'`][a-z]+-/,
	/\binstrumentations\s*[:=]\s*[{[]/,
];

/** Leaves it out of what the browser gets. */
export function leaveOut(): Plugin {
	return {
		name: "leave-out",
		apply: "build",
		applyToEnvironment: ({ name }) => name === "client",
		transform(code, id) {
			const file = id.replace(/\?.*$/, "");
			const cut = cuts.find((candidate) => candidate.file.test(file));
			if (cut) return { code: without(code, cut, (message) => this.error(`${message} (${file})`)), map: null };
			const used = /node_modules\/(react|react-dom|react-router)\//.test(file) ? null : uses.map((sign) => sign.exec(code)).find(Boolean);
			if (used) this.error(`"${used[0]}" in ${file} uses what scripts/leave-out.ts leaves out of the build.`);
			return null;
		},
	};
}

function without(code: string, { idle, unreached, classes }: Cut, fail: (message: string) => never): string {
	let rest = code;
	const drop = (pattern: RegExp, what: string, by: string) => {
		const found = rest.match(new RegExp(pattern, "gm"))?.length ?? 0;
		if (found === 0) fail(`${what} is not found any more`);
		rest = rest.replace(new RegExp(pattern, "gm"), by);
	};
	for (const name of [...idle, ...unreached]) {
		const body = idle.includes(name) ? "" : `throw Error("left out: ${name}")`;
		drop(new RegExp(`^function ${name}\\([\\s\\S]*?\\) \\{\\n[\\s\\S]*?^\\}$`), `The function ${name}`, `function ${name}() {${body}}`);
	}
	for (const name of classes) drop(new RegExp(`^${name}\\.prototype\\.\\w+ = function[\\s\\S]*?^\\};$`), `The class ${name}`, "");
	return rest;
}
