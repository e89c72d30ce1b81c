import type { ComponentProps } from "react";
import { TextField } from "./field.tsx";

/** Not of the type "email": Chromium would send `xn--…` where somebody typed an umlaut. */
export function MailField(props: Omit<ComponentProps<typeof TextField>, "name">) {
	return (
		<TextField
			name="email"
			inputMode="email"
			autoComplete="email"
			autoCapitalize="off"
			spellCheck={false}
			required
			{...props}
		/>
	);
}
