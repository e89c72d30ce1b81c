import type { ReactNode } from "react";
import { Form } from "react-router";

/** The form around a sign-out button. It stays in the document, so that the router asks about unsaved words. */
export function SignOut({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<Form method="post" action="/admin/logout" className={className}>
			{children}
		</Form>
	);
}
