/*
 * Runs before anything is painted: sets the theme, marks that scripts run and whether the cookie question is open, and
 * leads a visitor who chose English earlier (and whose cookie is gone, so that the server could not know) from the
 * German to the English address. A browser that forbids local storage throws at its first mention. Remembers which
 * button is pressed before React listens (entry.client.tsx).
 */
const script = `(function(d){try{
var l=localStorage,t=l.getItem("theme");
if(t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches))d.classList.add("dark");
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
	/** The button that was last pressed. */
	var earlyPress: HTMLButtonElement | undefined;
}

export function FirstScript() {
	// It has run when the browser's copy of this code arrives, which therefore need not hold it.
	return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? script : "" }} />;
}
