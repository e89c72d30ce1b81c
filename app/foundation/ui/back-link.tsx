import { mdiArrowLeft } from "@mdi/js";
import { Link } from "react-router";
import { Icon } from "./icon.tsx";

/** The link above a page's heading. `to` is not translated: pass a public address in the page's language. */
export function BackLink({ to, children }: { to: string; children: string }) {
	return (
		<Link
			to={to}
			prefetch="intent"
			viewTransition
			className="inline-flex min-h-9 items-center gap-2 font-semibold underline-offset-4 hover:underline print:hidden"
		>
			<Icon path={mdiArrowLeft} size={18} /> {children}
		</Link>
	);
}
