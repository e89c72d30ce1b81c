import { Children, isValidElement, type ReactElement, type ReactNode } from "react";
import { Scripts, useLocation } from "react-router";
import { isAdminPath, languageOfPath } from "../i18n/language.ts";

type Part = ReactElement<{ children?: ReactNode; rel?: string; href?: string; dangerouslySetInnerHTML?: { __html: string } }>;

/** A page that is still loading something after that time gets its scripts all the same. */
const LATEST_MILLISECONDS = 3000;

/*
 * Fetches the page's scripts when all of its looks are there, or at the first sign that somebody wants to use it: links and forms work
 * without them, so style, fonts and the first pictures have the line and the processor to themselves. A button that is pressed before
 * React listens is pressed once more when it does (entry.client.tsx calls `takeOver`, which says which one).
 */
const begin = `(function(w,d,own,files){var begun,pressed,signs=["pointerdown","pointermove","keydown","touchstart"];
function start(){if(begun)return;begun=1;signs.forEach(function(s){w.removeEventListener(s,start,true)});
files.forEach(function(f){var l=d.createElement("link");l.rel="modulepreload";l.href=f;d.head.append(l)});
var m=d.createElement("script");m.type="module";m.textContent=own.previousElementSibling.textContent;d.head.append(m)}
function press(e){pressed=e.target.closest("button[type=button]")||pressed;start()}
w.takeOver=function(){d.removeEventListener("click",press,true);return pressed};
d.addEventListener("click",press,true);signs.forEach(function(s){w.addEventListener(s,start,{capture:true,passive:true})});
function soon(){setTimeout(start)}d.readyState==="complete"?soon():w.addEventListener("load",soon);setTimeout(start,${LATEST_MILLISECONDS})
})(window,document,document.currentScript,`.replaceAll("\n", "");

declare global {
	/** Ends the waiting for scripts; gives back the button that was pressed meanwhile. */
	var takeOver: (() => HTMLButtonElement | undefined) | undefined;
}

/** React Router writes its scripts so that they start at once and has no setting for it, so what it writes is rearranged. */
export function LaterScripts() {
	const { pathname } = useLocation();
	if (!import.meta.env.SSR) return null;
	// Called, not rendered, since only what it returns can be changed.
	// oxlint-disable-next-line react/capitalized-calls
	const parts = flatten(Scripts({}));
	const files = parts.filter(({ props }) => props.rel === "modulepreload").map(({ props }) => ownRoutes(props.href!, pathname));
	const [context, modules] = parts.filter(({ type }) => type === "script");
	// oxlint-disable-next-line no-underscore-dangle
	const start = ownRoutes(modules!.props.dangerouslySetInnerHTML!.__html, pathname);
	return (
		<>
			{context}
			<script type="text/plain" dangerouslySetInnerHTML={{ __html: start }} />
			<script dangerouslySetInnerHTML={{ __html: `${begin}${JSON.stringify(files)})` }} />
		</>
	);
}

/** Public pages get the list of their own language's routes (scripts/route-lists.ts); in development there is only the whole one. */
function ownRoutes(text: string, pathname: string): string {
	if (!import.meta.env.PROD || isAdminPath(pathname)) return text;
	return text.replace(/(\/assets\/manifest-\w+)\.js/, `$1-${languageOfPath(pathname)}.js`);
}

function flatten(node: ReactNode): Part[] {
	return Children.toArray(node).flatMap((child) => {
		if (!isValidElement(child)) return [];
		const part = child as Part;
		return part.props.children ? flatten(part.props.children) : [part];
	});
}
