/*
 * Runs before the first paint. It sets the theme, which follows the system until one is chosen, marks that scripts
 * run and whether the cookie question is open, and redirects visitors who chose English earlier but have lost the
 * cookie, so that the server could not know. It also remembers which button is pressed before React listens
 * (entry.client.tsx). The `try` is for browsers with blocked local storage, where merely naming it throws.
 */
const script = `(function(d){try{
var l=localStorage,m=matchMedia("(prefers-color-scheme: dark)"),f=function(){var t=l.getItem("theme");d.classList.toggle("dark",t==="dark"||t!=="light"&&m.matches)};
f();m.addEventListener("change",f);
if(!/^(true|false)$/.test(l.getItem("cookie_consent")))d.classList.add("undecided");
var p=location.pathname,c=/(?:^|; )app_language=(DE|EN)/.exec(document.cookie),s=l.getItem("app_language");
if(!c&&(s==="DE"||s==="EN")){document.cookie="app_language="+s+";path=/;max-age=31536000;samesite=lax"+(location.protocol==="https:"?";secure":"");
if(s==="EN"&&p!=="/en"&&p.indexOf("/en/")!==0)location.replace((p.indexOf("/admin")===0?p:p==="/"?"/en":"/en"+p)+location.search+location.hash)}
}catch(e){}d.classList.add("scripted");
addEventListener("click",function(e){
window.earlyPress=e.target.closest("button[type=button]")||window.earlyPress},true)})(document.documentElement)`.replaceAll(
	"\n",
	"",
);

declare global {
	/** The button that was pressed last. */
	var earlyPress: HTMLButtonElement | undefined;
}

export function FirstScript() {
	// The script has already run by the time the browser loads this module, so the client bundle leaves it out.
	return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : "" }} />;
}
