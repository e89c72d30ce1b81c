import type { ReactNode } from "react";
import { Form } from "react-router";

/** The form around a button that signs out. Without a document of its own, so that unsaved words are asked about. */
export function SignOut({ className, children }: { className?: string; children: ReactNode }) {
	return (
		<Form method="post" action="/admin/logout" className={className}>
			{children}
		</Form>
	);
}
