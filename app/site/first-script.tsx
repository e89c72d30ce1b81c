import {
	addressPrefix,
	LANGUAGE_KEY,
	LANGUAGE_SECONDS,
	languages,
	languageCookieValue,
} from "../foundation/i18n/language.ts";

/*
 * Runs before the first paint. Sets the theme, which follows the system until one is chosen; marks that scripts run,
 * whether the cookie question is open, and whether it was when the page began ("asked"); redirects visitors who chose
 * another language but have lost the cookie that tells the server; remembers which button is pressed before React
 * listens (entry.client.tsx). The `try` is for browsers that block local storage, where merely naming it throws.
 */
function script(): string {
	const words = languages.map(languageCookieValue).join("|");
	const prefixes = Object.fromEntries(
		languages.map((language) => [languageCookieValue(language), addressPrefix(language)]),
	);
	const lines = `(function(d){try{
var l=localStorage,m=matchMedia("(prefers-color-scheme: dark)"),f=function(){var t=l.getItem("theme");d.classList.toggle("dark",t==="dark"||t!=="light"&&m.matches)};
f();m.addEventListener("change",f);
if(!/^(true|false)$/.test(l.getItem("cookie_consent")))d.classList.add("undecided","asked");
var p=location.pathname,c=/(?:^|; )${LANGUAGE_KEY}=(${words})/.exec(document.cookie),s=l.getItem("${LANGUAGE_KEY}");
if(!c&&/^(${words})$/.test(s)){var x=${JSON.stringify(prefixes)}[s];document.cookie="${LANGUAGE_KEY}="+s+";path=/;max-age=${LANGUAGE_SECONDS};samesite=lax"+(location.protocol==="https:"?";secure":"");
if(x&&p!==x&&p.indexOf(x+"/")!==0)location.replace((p.indexOf("/admin")===0?p:p==="/"?x:x+p)+location.search+location.hash)}
}catch(e){}d.classList.add("scripted");
addEventListener("click",function(e){
window.earlyPress=e.target.closest("button[type=button]")||window.earlyPress},true)})(document.documentElement)`;
	return lines.replaceAll("\n", "");
}

declare global {
	/** The last pressed button. */
	var earlyPress: HTMLButtonElement | undefined;
}

export function FirstScript() {
	// It has run before the browser loads this module, so the client bundle leaves it out.
	return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script() : "" }} />;
}
