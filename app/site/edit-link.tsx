import type { ReactNode } from "react";
import { LocalLink } from "../foundation/i18n/link.tsx";

/** Leads staff from a public page to its form. */
export function EditLink({ to, children }: { to: string; children: ReactNode }) {
	return (
		<p className="mt-6 print:hidden">
			<LocalLink to={to} className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
				{children}
			</LocalLink>
		</p>
	);
}
